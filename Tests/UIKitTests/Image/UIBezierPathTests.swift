import Testing
import UIKit

@Suite("Bézier paths:") struct UIBezierPathTests {
  private func drawn(_ path: UIBezierPath, _ draw: (UIBezierPath) -> Void) -> Picture {
    Picture(CGSize(width: 40, height: 40)) { context in
      UIGraphicsPushContext(context)
      UIColor.black.set()
      draw(path)
      UIGraphicsPopContext()
    }
  }

  @Test("a filled circle has a circle's area, within the tolerance of the polygon that is drawn")
  func circle() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    // Cairo's polygon deviates from the curve by at most 0.1 pixels.
    #expect(abs(drawn(path) { $0.fill() }.ink - .pi * 225) < 0.1 * 2 * .pi * 15)
  }

  @Test("paths with the same elements and properties are equal")
  func equality() throws {
    let oval = { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 200)) }
    #expect(UIBezierPath() == UIBezierPath() && oval() == oval() && oval().hash == oval().hash)
    #expect(oval().isEqual(oval().copy()) && !oval().isEqual(nil) && !oval().isEqual("path"))
    #expect(Set([oval(), oval(), UIBezierPath()]).count == 2)
    let longer = oval()
    longer.addLine(to: .zero)
    #expect(longer != oval())
    let changes: [(UIBezierPath) -> Void] = [
      { $0.lineWidth = 2 }, { $0.lineCapStyle = .round }, { $0.lineJoinStyle = .bevel }, { $0.miterLimit = 1 },
      { $0.usesEvenOddFillRule = true }, { $0.setLineDash([1, 2], count: 2, phase: 0) },
    ]
    for change in changes {
      let (changed, same) = (oval(), oval())
      change(changed)
      #expect(changed != oval())
      change(same)
      #expect(changed == same && changed.hash == same.hash)
    }
  }

  @Test("clockwise means clockwise with y pointing down")
  func clockwise() {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(abs(path.bounds.width - 10) < 0.01 && abs(path.bounds.height - 10) < 0.01)
  }

  @Test("only the specified corners are rounded")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    let image = drawn(path) { $0.fill() }.image
    let alphas = [(0, 0), (39, 0), (0, 39), (39, 39)].map { image.pixel(x: $0.0, y: $0.1).a }
    #expect(alphas == [0, 255, 255, 0])
    #expect(abs(Picture(image).ink - (1600 - 2 * (100 - .pi * 25))) < 1)
  }

  @Test("the even-odd rule excludes areas that are enclosed twice")
  func evenOdd() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(drawn(path) { $0.fill() }.ink == 900)
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(drawn(path) { $0.fill() }.ink == 800)
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("a line has its width and its dashes")
  func line() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    path.lineWidth = 4
    #expect(drawn(path) { $0.stroke() }.ink == 160)
    path.setLineDash([5, 5], count: 2, phase: 0)
    #expect(drawn(path) { $0.stroke() }.ink == 80)
  }

  @Test("a path can be transformed and used as a clip")
  func clip() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    let picture = drawn(path) { path in
      path.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(picture.inkBounds == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("a reversed path starts at its last point, and has the same subpaths, area and properties")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 2, y: 3), controlPoint2: CGPoint(x: 4, y: 5))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    path.addLine(to: CGPoint(x: 0, y: 0))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let reversed = path.reversing()
    var lines: [String] = []
    reversed.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { element.pointee.points[$0] }.map { "\(Int($0.x)),\(Int($0.y))" }
      lines.append((["MLQCZ".map(String.init)[Int(element.pointee.type.rawValue)]] + points).joined(separator: " "))
    }
    #expect(
      lines == [
        "M 9,1", "C 4,5 2,3 5,6", "Q 7,8 3,4", "L 1,2", "M 10,30", "L 30,30", "L 30,10", "L 10,10", "Z", "M 0,0",
        "L 10,10",
      ])
    #expect(reversed.lineWidth == 3 && reversed.usesEvenOddFillRule && reversed !== path)
    #expect(reversed.reversing().bounds == path.bounds && UIBezierPath().reversing().isEmpty)
  }

  @Test("a hole whose path is reversed stays empty with the winding rule")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).reversing())
    #expect(drawn(path) { $0.fill() }.image.pixel(x: 20, y: 20).a == 0)
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 2, y: 2)))
  }
}
