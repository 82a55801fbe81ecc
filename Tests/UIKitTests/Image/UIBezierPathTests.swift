import Testing
import UIKit

@Suite struct UIBezierPathTests {
  private func drawn(_ path: UIBezierPath, _ draw: (UIBezierPath) -> Void) -> Picture {
    Picture(CGSize(width: 40, height: 40)) { context in
      UIGraphicsPushContext(context)
      UIColor.black.set()
      draw(path)
      UIGraphicsPopContext()
    }
  }

  @Test("A filled circle has a circle's area, within the tolerance of the polygon that is drawn")
  func circle() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    // Cairo's polygon deviates from the curve by at most 0.1 pixels.
    #expect(abs(drawn(path) { $0.fill() }.ink - .pi * 225) < 0.1 * 2 * .pi * 15)
  }

  @Test("Paths with the same elements and properties are equal")
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

  @Test("Clockwise means clockwise with y pointing down")
  func clockwise() {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(abs(path.bounds.width - 10) < 0.01 && abs(path.bounds.height - 10) < 0.01)
  }

  @Test("Only the specified corners are rounded")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    let image = drawn(path) { $0.fill() }.image
    let alphas = [(0, 0), (39, 0), (0, 39), (39, 39)].map { image.pixel(x: $0.0, y: $0.1).a }
    #expect(alphas == [0, 255, 255, 0])
    #expect(abs(Picture(image).ink - (1600 - 2 * (100 - .pi * 25))) < 1)
  }

  @Test("The even-odd rule excludes areas that are enclosed twice")
  func evenOdd() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(drawn(path) { $0.fill() }.ink == 900)
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(drawn(path) { $0.fill() }.ink == 800)
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("A line has its width and its dashes")
  func line() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    path.lineWidth = 4
    #expect(drawn(path) { $0.stroke() }.ink == 160)
    path.setLineDash([5, 5], count: 2, phase: 0)
    #expect(drawn(path) { $0.stroke() }.ink == 80)
  }

  @Test("A path can be transformed and used as a clip")
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
}
