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

  private func scene() -> (stage: Stage, view: UIScrollView, zoomer: Zoomer) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let zoomer = Zoomer()
    let view = UIScrollView(frame: stage.window.bounds)
    view.delegate = zoomer
    view.contentSize = zoomer.page.bounds.size
    view.addSubview(zoomer.page)
    stage.window.addSubview(view)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    stage.frame()
    return (stage, view, zoomer)
  }

  @Test("scales the view and the content size, keeps the center, and stays within its limits")
  func scale() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
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
  func part() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
    view.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 80), animated: false)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 80) && zoomer.lines == ["didZoom"])
  }

  @Test("zooms with an animation, and notifies the delegate of the start and the end")
  func animated() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
    view.setZoomScale(2, animated: true)
    stage.frame()
    stage.run(for: 0.15)
    let half = stage.presentation(of: zoomer.page).frame.width
    #expect(half > 250 && half < 350)
    stage.run(for: 0.3)
    #expect(stage.presentation(of: zoomer.page).frame == CGRect(x: -100, y: -100, width: 400, height: 400))
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(2.0)"])
  }

  private func send(_ phase: UITouch.Phase, _ finger: Int, _ x: CGFloat, to stage: Stage) {
    UIApplication.shared.send(
      [TouchInput(id: finger, phase: phase, location: CGPoint(x: x, y: 100), timestamp: stage.time)], in: stage.window)
    stage.frame()
  }

  @Test("follows two fingers, and comes back from beyond its limits")
  func fingers() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
    func send(_ phase: UITouch.Phase, _ finger: Int, _ x: CGFloat) { self.send(phase, finger, x, to: stage) }
    send(.began, 1, 90)
    send(.began, 2, 110)
    for step in 1...3 {
      send(.moved, 1, 90 - 10 * CGFloat(step))
      send(.moved, 2, 110 + 10 * CGFloat(step))
    }
    #expect(view.isZooming && view.pinchGestureRecognizer?.state == .changed)
    // The pinch began at 30 points, and the fingers are 80 points apart.
    #expect(abs(view.zoomScale - 80.0 / 30) < 0.01)
    for step in 4...8 {
      send(.moved, 1, 90 - 10 * CGFloat(step))
      send(.moved, 2, 110 + 10 * CGFloat(step))
    }
    // Beyond the limit, the scale's exponent is halved.
    #expect(abs(view.zoomScale - 3 * 2.0.squareRoot()) < 0.01)
    send(.ended, 1, 10)
    send(.ended, 2, 190)
    #expect(view.isZoomBouncing && !view.isZooming)
    stage.run(for: 0.5)
    #expect(view.zoomScale == 3 && !view.isZoomBouncing)
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(3.0)"])
  }

  @Test("keeps the content between two fingers in place")
  func between() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
    func send(_ phase: UITouch.Phase, _ distance: CGFloat) {
      let fingers = [1: 60 - distance, 2: 60 + distance].map { id, x in
        TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: 140), timestamp: stage.time)
      }
      UIApplication.shared.send(fingers, in: stage.window)
      stage.frame()
    }
    send(.began, 10)
    for step in 1...4 {
      send(.moved, 10 + 5 * CGFloat(step))
      let point = stage.window.convert(CGPoint(x: 60, y: 140), to: zoomer.page)
      #expect(abs(point.x - 60) < 0.01 && abs(point.y - 140) < 0.01, "\(point) at \(view.zoomScale)")
    }
    #expect(view.zoomScale > 1.9)
    send(.ended, 30)
  }

  @Test("keeps its scale without a view to zoom, and has no pinch gesture recognizer without limits")
  func nothing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.pinchGestureRecognizer == nil && view.zoomScale == 1)
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer != nil)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }

  @Test("reports the scale that fingers leave within its limits; the pinch is disabled if the limits are equal")
  func within() {
    let (stage, view, zoomer) = scene()
    defer { stage.tearDown() }
    func send(_ phase: UITouch.Phase, _ finger: Int, _ x: CGFloat) { self.send(phase, finger, x, to: stage) }
    send(.began, 1, 90)
    send(.began, 2, 110)
    for step in 1...3 {
      send(.moved, 1, 90 - 10 * CGFloat(step))
      send(.moved, 2, 110 + 10 * CGFloat(step))
    }
    send(.ended, 1, 60)
    send(.ended, 2, 140)
    #expect(zoomer.lines == ["willBegin", "didZoom", "didEnd(\(view.zoomScale))"] && !view.isZoomBouncing)
    (view.minimumZoomScale, view.maximumZoomScale) = (1, 1)
    #expect(view.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer }?.isEnabled == false)
  }
}
