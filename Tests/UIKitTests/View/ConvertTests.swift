import Testing
import UIKit

/// The rows of a test that also ran on iOS (measured), compared to within 0.0005 points.
@MainActor @Suite("Coordinate conversion between views:", .serialized) struct ConvertTests {
  /// Makes a view whose frame is set after its transform, and its bounds' origin last.
  private func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, origin: CGFloat...,
    in parent: UIView? = nil
  ) -> UIView {
    let view = UIView()
    parent?.addSubview(view)
    if scale != 1 { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    if origin.count == 2 { view.bounds.origin = CGPoint(x: origin[0], y: origin[1]) }
    return view
  }

  private func expect(
    _ from: UIView, _ x: CGFloat, _ y: CGFloat, to: UIView?, _ toX: CGFloat, _ toY: CGFloat,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let there = from.convert(CGPoint(x: x, y: y), to: to)
    #expect(abs(there.x - toX) < 5e-4 && abs(there.y - toY) < 5e-4, "\(there)", sourceLocation: location)
    guard let to else { return }
    let pulled = to.convert(CGPoint(x: x, y: y), from: from)
    #expect(abs(pulled.x - toX) < 5e-4 && abs(pulled.y - toY) < 5e-4, "\(pulled)", sourceLocation: location)
  }

  @Test("frame origins add up")
  func frames() {
    let root = view(0, 0, 100, 100)
    let a = view(20, 10, 10, 10, in: root)
    let b = view(80, 80, 20, 20, in: root)
    let c = view(5, 5, 5, 5, in: b)
    expect(root, 15, 15, to: a, -5, 5)
    expect(a, 5, 5, to: root, 25, 15)
    expect(root, 85, 85, to: b, 5, 5)
    expect(b, -5, -5, to: root, 75, 75)
    expect(a, 60, 70, to: b, 0, 0)
    expect(b, -5, -5, to: a, 55, 65)
    expect(c, 1, 1, to: a, 66, 76)
  }

  @Test("bounds origins are subtracted")
  func origins() {
    let root = view(0, 0, 100, 100, origin: 10, 10)
    let a = view(20, 20, 10, 10, in: root)
    let b = view(5, 5, 5, 5, in: a)
    expect(b, 0, 0, to: root, 25, 25)
    root.bounds.origin = .zero
    a.bounds.origin = CGPoint(x: 10, y: 10)
    expect(b, 0, 0, to: root, 15, 15)
    a.bounds.origin = CGPoint(x: 5, y: 5)
    b.bounds.origin = CGPoint(x: 999, y: 999)
    expect(b, 0, 0, to: root, -979, -979)
  }

  @Test("transforms scale coordinates")
  func transforms() {
    let root = view(0, 0, 512, 512)
    let a = view(128, 128, 256, 256, scale: 0.5, origin: 32, 32, in: root)
    let b = view(128, 128, 128, 128, scale: 2, in: a)
    expect(b, 0, 0, to: root, 176, 176)
  }

  @Test("transforms, bounds origins, and a zero-size view in between combine")
  func mixed() {
    let root = view(0, 0, 512, 512, origin: 16, 18)
    let a = view(128, 128, 256, 256, scale: 0.5, origin: 32, 32, in: root)
    let blank = UIView()
    a.addSubview(blank)
    let c = view(100, 128, 128, 128, scale: 3, origin: 64, 32, in: blank)
    expect(c, 0, 0, to: root, 66, 128)
  }

  @Test("a transform set before the frame counts")
  func scaledFrame() {
    let root = view(0, 0, 80, 40)
    let s = view(10, 10, 60, 40, scale: 2, in: root)
    expect(root, 60, 20, to: s, 25, 5)
    expect(s, 25, 5, to: root, 60, 20)
  }

  @Test("bounds origins count on both sides, and up to the window")
  func nested() {
    let root = view(0, 0, 100, 100, origin: 50, 50)
    let s = view(40, 40, 20, 20, origin: 123, 123, in: root)
    expect(s, 133, 133, to: root, 50, 50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let one = view(80, 80, 100, 100, origin: 15, 15, in: window)
    let two = view(70, 70, 100, 100, origin: 25, 25, in: one)
    let three = view(50, 50, 100, 100, origin: 64, 64, in: two)
    expect(three, 20, 10, to: window, 116, 106)
    expect(three, 20, 10, to: nil, 116, 106)
  }

  @Test("a point converts down through a scaled view")
  func down() {
    let root = view(0, 0, 400, 400)
    let s = view(0, 0, 200, 200, scale: 2, in: root)
    let m = view(10, 10, 80, 80, in: s)
    let i = view(5, 5, 20, 20, in: m)
    expect(root, 100, 100, to: i, 35, 35)
  }

  @Test("converting to nil without a window changes nothing; rectangles convert, too; windows share the screen")
  func rest() {
    let alone = view(7, 8, 20, 20)
    #expect(alone.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
    let inner = view(10, 20, 5, 5, in: alone)
    #expect(inner.convert(inner.bounds, to: alone) == CGRect(x: 10, y: 20, width: 5, height: 5))
    let left = UIWindow(frame: CGRect(x: 10, y: 5, width: 100, height: 100))
    let right = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let there = view(10, 10, 10, 10, in: right)
    expect(left, 110, 65, to: there, 10, 10)
    #expect(there.convert(there.bounds, to: left) == CGRect(x: 100, y: 55, width: 10, height: 10))
  }
}
