import CoreGraphics
import Testing

@Suite("Paths:") struct CGPathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test("a rectangle is a closed path that starts at its corner with the smallest x and y")
  func rectangle() {
    let path = CGPath(rect: square, transform: nil)
    #expect(types(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    #expect(points == [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50)])
    var found = CGRect.null
    #expect(path.isRect(&found))
    #expect(found == square)
  }

  @Test("an ellipse touches the sides of its rectangle and leaves out the corners")
  func ellipse() {
    let path = CGPath(ellipseIn: square, transform: nil)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9 && abs(box.minY - 20) < 1e-9)
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    #expect(path.contains(CGPoint(x: 11, y: 35)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(!path.isRect(nil))
  }

  @Test("a rounded rectangle leaves out its corners, and is a plain rectangle if the radius is 0")
  func roundedRectangle() {
    let path = CGPath(roundedRect: square, cornerWidth: 10, cornerHeight: 10, transform: nil)
    #expect(path.boundingBoxOfPath == square)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 14, y: 24)))
    #expect(
      CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 0, transform: nil)
        == CGPath(rect: square, transform: nil))
  }

  @Test("the inner one of two nested squares with the same direction is a hole only by the even-odd rule")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 0, y: 0), transform: CGAffineTransform(translationX: 5, y: 5)))
  }

  @Test("boundingBox includes control points, and boundingBoxOfPath does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("a clockwise arc goes toward smaller angles")
  func arcs() {
    let rising = CGMutablePath()
    rising.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let box = rising.boundingBoxOfPath
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9 && abs(box.maxX - 10) < 1e-9 && abs(box.maxY - 10) < 1e-9)
    let falling = CGMutablePath()
    falling.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(falling.boundingBoxOfPath.minX + 10) < 1e-9)
    #expect(types(falling) == [.moveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint])
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(circle.contains(CGPoint(x: -9, y: 0)) && !circle.contains(CGPoint(x: -8, y: -8)))
  }

  @Test("an arc between two tangents starts and ends on them")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let end = path.currentPoint
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    #expect(types(path) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
  }

  @Test("after a subpath is closed, the current point is its start")
  func closing() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 4), CGPoint(x: 9, y: 9)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(types(path).filter { $0 == .closeSubpath }.count == 1)
  }

  @Test("a line or a curve without a current point is ignored")
  func noCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test("a copy is equal to its original, does not change with it, and can be transformed")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    #expect(copy == path && copy.hashValue == path.hashValue)
    path.addEllipse(in: square)
    #expect(copy != path)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy.copy(using: &twice)?.boundingBox == CGRect(x: 20, y: 40, width: 80, height: 60))
  }
}
