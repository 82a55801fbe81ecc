import CoreGraphics
import Foundation
import Testing

@Suite("Rectangles") struct RectangleTests {
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let area = rect(10, 20, 10, 10)
  private static let vertical = rect(10, 20, 0, 10)
  private static let horizontal = rect(10, 20, 10, 0)
  private static let point = rect(10, 20, 0, 0)

  /// Pairs of rectangles, and whether they intersect as a library's tests on simulators and Macs expect.
  static let rows: [(CGRect, CGRect, Bool)] = [
    (area, rect(15, 25, 10, 10), true), (area, rect(20, 20, 10, 10), false), (area, rect(20, 30, 10, 10), false),
    (area, rect(10, 20, 0, 10), true), (area, rect(9.999, 20, 0, 10), false), (area, rect(10, 20, 0, 0), true),
    (area, rect(9.999, 20, 0, 0), false), (area, .zero, false), (area, .null, false), (area, .infinite, true),
    (vertical, rect(10, 25, 0, 10), true), (vertical, rect(10, 30, 0, 10), false),
    (vertical, rect(10, 30, 10, 0), false), (vertical, rect(10, 35, 0, 10), false), (vertical, point, true),
    (vertical, .zero, false), (vertical, .null, false), (vertical, .infinite, true),
    (horizontal, rect(15, 20, 10, 0), true), (horizontal, rect(20, 20, 10, 0), false),
    (horizontal, rect(20, 20, 0, 10), false), (horizontal, rect(25, 20, 10, 0), false), (horizontal, point, true),
    (point, point, true), (point, rect(10, 21, 0, 0), false), (point, .infinite, true), (point, .null, false),
    (.zero, .zero, true), (.zero, rect(-1, -1, 5, 5), true), (.zero, .null, false), (.zero, .infinite, true),
    (.null, .null, false), (.null, .infinite, false), (.infinite, .infinite, true),
    (rect(20, 30, -10, -10), rect(12, 22, 1, 1), true), (rect(20, 30, -10, -10), rect(30, 30, -10, -10), false),
  ]

  @Test("intersect if they overlap, not if they only touch", arguments: rows)
  func intersecting(_ first: CGRect, _ second: CGRect, _ expected: Bool) {
    #expect(CGRectIntersectsRect(first, second) == expected)
    #expect(CGRectIntersectsRect(second, first) == expected)
  }

  @Test("have an empty intersection, not null, if they touch")
  func touching() {
    let area = Self.rect(0, 0, 100, 100)
    #expect(area.intersection(Self.rect(50, 100, 100, 100)) == Self.rect(50, 100, 50, 0))
    #expect(area.intersection(Self.rect(100, 100, 100, 100)) == Self.rect(100, 100, 0, 0))
    #expect(area.intersection(Self.rect(101, 100, 100, 100)).isNull)
    #expect(area.intersection(.null).isNull && area.intersection(.infinite) == area)
    #expect(Self.rect(10, 20, 0, 100).intersection(Self.rect(5, 10, 100, 100)) == Self.rect(10, 20, 0, 90))
  }

  @Test("have Apple's results at their edges in Foundation, too")
  func edges() {
    let (area, negative) = (Self.rect(0, 0, 10, 10), Self.rect(10, 10, -4, -6))
    #expect(negative.minX == 6 && negative.maxX == 10 && negative.width == 4 && negative.height == 6)
    #expect(negative.standardized == Self.rect(6, 4, 4, 6) && negative == negative.standardized)
    #expect(area.union(.null) == area && area.union(Self.rect(20, 20, 0, 0)) == Self.rect(0, 0, 20, 20))
    #expect(area.insetBy(dx: 5, dy: 5) == Self.rect(5, 5, 0, 0) && area.insetBy(dx: 6, dy: 1).isNull)
    #expect(Self.rect(1.2, 2.7, 3.3, 4.6).integral == Self.rect(1, 2, 4, 6))
    #expect(area.contains(CGPoint.zero) && !area.contains(CGPoint(x: 10, y: 10)) && area.contains(area))
    #expect(area.contains(Self.rect(10, 10, 0, 0)) && !area.contains(Self.rect(10, 10, 1, 0)))
    #expect(CGRect.null.isEmpty && !CGRect.null.isInfinite && !CGRect.zero.isNull && CGRect.zero.isEmpty)
    #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty && Self.rect(0, 0, 0, 5).isEmpty)
    let parts = area.divided(atDistance: 3, from: .minXEdge)
    #expect(parts.slice == Self.rect(0, 0, 3, 10) && parts.remainder == Self.rect(3, 0, 7, 10))
    let whole = area.divided(atDistance: 15, from: .maxYEdge)
    #expect(whole.slice == area && whole.remainder == Self.rect(0, 0, 10, 0))
  }
}
