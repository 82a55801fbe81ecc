import CoreGraphics
import Testing

@Suite("Descriptions of points, sizes, and rectangles") struct GeometryTextTests {
  private let rect = CGRect(x: 0, y: -1, width: 10, height: 20.5)

  @Test("are numbers in parentheses, as on iOS")
  func text() {
    let texts = [
      "\(rect.origin)", "\(rect.size)", "\(rect)", String(describing: rect), String(reflecting: rect.size), "\([rect])",
      "\(Optional(rect.origin) as Any)",
    ]
    #expect(
      texts == [
        "(0.0, -1.0)", "(10.0, 20.5)", "(0.0, -1.0, 10.0, 20.5)", "(0.0, -1.0, 10.0, 20.5)", "(10.0, 20.5)",
        "[(0.0, -1.0, 10.0, 20.5)]", "Optional((0.0, -1.0))",
      ])
  }

  @Test("are the same for debugDescription, which Apple declares")
  func debug() {
    let values: [Any] = [rect.origin, rect.size, rect]
    let texts = values.map { ($0 as? any CustomDebugStringConvertible)?.debugDescription }
    #expect(texts == ["(0.0, -1.0)", "(10.0, 20.5)", "(0.0, -1.0, 10.0, 20.5)"])
  }
}
