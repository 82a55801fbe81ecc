import Stage
import Testing
import UIKit

@Suite("A scroll view that zooms", .serialized) @MainActor struct ScrollZoomTests {
  @MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var lines: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBegin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      note("didEnd(\(scale))")
    }
    private func note(_ line: String) { if lines.last != line { lines.append(line) } }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let zoomer = Zoomer()
  private let view: UIScrollView

  init() {
    view = UIScrollView(frame: stage.window.bounds)
    view.delegate = zoomer
    view.contentSize = zoomer.page.bounds.size
    view.addSubview(zoomer.page)
    stage.window.addSubview(view)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    stage.frame()
  }

  @Test("scales the view and the content size, keeps the center, and stays within its limits")
  func scaleZooms() {
    view.zoomScale = 2
    #expect(zoomer.page.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(zoomer.page.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.contentSize == CGSize(width: 400, height: 400) && view.contentOffset == CGPoint(x: 100, y: 100))
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 3 && view.contentSize.width == 600 && view.contentOffset == CGPoint(x: 200, y: 200))
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.5 && view.contentOffset == .zero)
    #expect(zoomer.lines == ["didZoom"])
  }

  @Test("zooms to a rectangle as far as it fits")
  func rectangleZooms() {
    view.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 80), animated: false)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 80) && zoomer.lines == ["didZoom"])
  }

  @Test("zooms with an animation, and notifies the delegate of the start and the end")
  func animatedZoomCalls() {
    view.setZoomScale(2, animated: true)
    stage.frame()
    stage.run(for: 0.15)
    let half = stage.presentation(of: zoomer.page).frame.width
    #expect(half > 250 && half < 350)
    stage.run(for: 0.3)
    #expect(stage.presentation(of: zoomer.page).frame == CGRect(x: -100, y: -100, width: 400, height: 400))
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(2.0)"])
  }

  /// Sends the touches of two fingers, around (x, y), each in a frame of its own or both in one.
  private func send(
    _ phase: UITouch.Phase, _ distance: CGFloat, around center: CGPoint = CGPoint(x: 100, y: 100), atOnce: Bool = false
  ) {
    let fingers = [(id: 1, x: center.x - distance), (id: 2, x: center.x + distance)]
    for group in atOnce ? [fingers] : fingers.map({ [$0] }) {
      let touches = group.map { finger in
        TouchInput(id: finger.id, phase: phase, location: CGPoint(x: finger.x, y: center.y), timestamp: stage.time)
      }
      UIApplication.shared.send(touches, in: stage.window)
      stage.frame()
    }
  }

  @Test("follows two fingers, and comes back from beyond its limits")
  func fingersZoom() {
    send(.began, 10)
    for step in 1...3 { send(.moved, 10 + 10 * CGFloat(step)) }
    #expect(view.isZooming && view.pinchGestureRecognizer?.state == .changed)
    // The pinch began at 30 points, and the fingers are 80 points apart.
    #expect(abs(view.zoomScale - 80.0 / 30) < 0.01)
    for step in 4...8 { send(.moved, 10 + 10 * CGFloat(step)) }
    // Beyond the limit, the scale's exponent is halved.
    #expect(abs(view.zoomScale - 3 * 2.0.squareRoot()) < 0.01)
    send(.ended, 90)
    #expect(view.isZoomBouncing && !view.isZooming)
    stage.run(for: 0.5)
    #expect(view.zoomScale == 3 && !view.isZoomBouncing)
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(3.0)"])
  }

  @Test("keeps the content between two fingers in place")
  func contentStaysBetweenFingers() {
    let center = CGPoint(x: 60, y: 140)
    send(.began, 10, around: center, atOnce: true)
    for step in 1...4 {
      send(.moved, 10 + 5 * CGFloat(step), around: center, atOnce: true)
      let point = stage.window.convert(center, to: zoomer.page)
      #expect(abs(point.x - 60) < 0.01 && abs(point.y - 140) < 0.01, "\(point) at \(view.zoomScale)")
    }
    #expect(view.zoomScale > 1.9)
    send(.ended, 30, around: center, atOnce: true)
  }

  @Test("keeps its scale without a view to zoom, and has no pinch gesture recognizer without limits")
  func nothingToZoom() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.pinchGestureRecognizer == nil && view.zoomScale == 1)
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer != nil)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }

  @Test("reports the scale that fingers leave within its limits; the pinch is disabled if the limits are equal")
  func pinchWithinLimits() {
    send(.began, 10)
    for step in 1...3 { send(.moved, 10 + 10 * CGFloat(step)) }
    send(.ended, 40)
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(\(view.zoomScale))"] && !view.isZoomBouncing)
    (view.minimumZoomScale, view.maximumZoomScale) = (1, 1)
    #expect(view.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer }?.isEnabled == false)
  }
}
