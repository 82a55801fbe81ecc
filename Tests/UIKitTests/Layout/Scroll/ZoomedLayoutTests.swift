import Testing
import UIKit

@MainActor @Suite("A view that constraints hold in a scroll view, and that is zoomed", .serialized)
final class ZoomedLayoutTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = ScrollLayoutScene.Box(320, 480)
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private let scene = ScrollLayoutScene()
  private let zoomer = Zoomer()
  private var scrollView: UIScrollView { scene.scrollView }

  init() {
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
    scene.pin(zoomer.view)
    scene.stage.frame()
  }

  @Test("takes up its scaled size, and keeps its origin", arguments: [2, 1.5, 4])
  func scaled(_ scale: CGFloat) {
    scrollView.zoomScale = scale
    for _ in 0..<2 {
      scene.stage.frame()
      #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 320 * scale, height: 480 * scale))
      #expect(zoomer.view.bounds.size == CGSize(width: 320, height: 480))
      #expect(scrollView.contentSize == zoomer.view.frame.size)
      scrollView.contentOffset.y += 10
    }
    scrollView.zoomScale = 1
    scene.stage.frame()
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 480))
    #expect(scene.issues.isEmpty)
  }

  @Test("is centered by the constants of its constraints, as photo viewers do")
  func centered() {
    zoomer.view.content = CGSize(width: 100, height: 60)
    let top = scrollView.constraints.first { $0.firstAttribute == .top }!
    scrollView.zoomScale = 2
    top.constant = (480 - zoomer.view.frame.height) / 2
    scene.stage.frame()
    #expect(zoomer.view.frame.minY == top.constant)
    #expect(scrollView.contentSize.height == zoomer.view.frame.maxY)
  }
}
