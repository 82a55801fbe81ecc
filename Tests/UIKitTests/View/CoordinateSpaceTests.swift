import Stage
import Testing
import UIKit

@MainActor @Suite("Coordinate spaces:", .serialized) struct CoordinateSpaceTests {
  /// A coordinate space whose origin is ten points to the right of and below a view's.
  private final class Beside: NSObject, UICoordinateSpace {
    let view: UIView
    init(_ view: UIView) { self.view = view }

    var bounds: CGRect { view.bounds }
    func convert(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
      view.convert(CGPoint(x: point.x + 10, y: point.y + 10), to: other)
    }
    func convert(_ point: CGPoint, from other: any UICoordinateSpace) -> CGPoint {
      let there = view.convert(point, from: other)
      return CGPoint(x: there.x - 10, y: there.y - 10)
    }
    func convert(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
      view.convert(rect.offsetBy(dx: 10, dy: 10), to: other)
    }
    func convert(_ rect: CGRect, from other: any UICoordinateSpace) -> CGRect {
      view.convert(rect, from: other).offsetBy(dx: -10, dy: -10)
    }
  }

  @Test("views, the screen, a scene, and a custom space convert to each other and back")
  func all() throws {
    let stage = Stage()
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    window.windowScene = stage.window.windowScene
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 1, y: 2, width: 30, height: 30)
    window.addSubview(outer)
    outer.addSubview(inner)
    let scene = try #require(window.windowScene)
    let beside = Beside(outer)
    let spaces: [(any UICoordinateSpace, CGPoint)] = [
      (inner, .zero), (outer, CGPoint(x: 1, y: 2)), (window, CGPoint(x: 11, y: 22)),
      (UIScreen.main.coordinateSpace, CGPoint(x: 111, y: 222)), (scene.coordinateSpace, CGPoint(x: 111, y: 222)),
      (beside, CGPoint(x: -9, y: -8)),
    ]
    for (from, start) in spaces {
      for (to, end) in spaces {
        let size = CGSize(width: 5, height: 6)
        #expect(from.convert(start, to: to) == end, "\(from) to \(to)")
        #expect(to.convert(start, from: from) == end, "\(to) from \(from)")
        #expect(from.convert(CGRect(origin: start, size: size), to: to) == CGRect(origin: end, size: size))
        #expect(to.convert(CGRect(origin: start, size: size), from: from) == CGRect(origin: end, size: size))
      }
    }
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test("a rotated window rotates conversions to the screen; a view without a window converts unchanged")
  func others() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let point = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    #expect(abs(point.x - 100) < 1e-9 && abs(point.y - 10) < 1e-9)
    let (loose, inner) = (UIView(frame: CGRect(x: 5, y: 5, width: 9, height: 9)), UIView())
    inner.frame.origin = CGPoint(x: 3, y: 4)
    loose.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == .zero)
    #expect(inner.convert(CGPoint.zero, to: loose as any UICoordinateSpace) == CGPoint(x: 3, y: 4))
  }
}
