import Stage
import Testing
import UIKit

@Suite("A scroll view in a navigation controller:", .serialized) @MainActor struct NavigationScrollTests {
  /// Returns the top and bottom insets of a scroll view of 390 × 844 points that does not scroll, with a status bar of
  /// 47 points.
  private func insets(_ change: (UIViewController, UIScrollView) -> Void) -> [CGFloat] {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let scroll = UIScrollView(frame: scene.stage.window.bounds)
    scene.b.view.insertSubview(scroll, at: 0)
    change(scene.b, scroll)
    scene.pushed(scene.b)
    return [scroll.adjustedContentInset.top, scroll.adjustedContentInset.bottom]
  }

  @Test("a page's first scroll view is adjusted even if it does not scroll, unless the page or the view disables it")
  func first() {
    #expect(insets { _, _ in } == [91, 34])
    #expect(insets { page, _ in page.automaticallyAdjustsScrollViewInsets = false } == [0, 0])
    #expect(insets { _, scroll in scroll.contentInsetAdjustmentBehavior = .scrollableAxes } == [0, 0])
    #expect(insets { _, scroll in scroll.contentInsetAdjustmentBehavior = .never } == [0, 0])
    #expect(insets { page, _ in page.view.insertSubview(UIView(), at: 0) } == [0, 0])
  }

  @Test("a scroll view that scrolls is adjusted regardless of the page's setting")
  func scrolling() {
    let large = CGSize(width: 390, height: 2000)
    #expect(
      insets { page, scroll in
        page.automaticallyAdjustsScrollViewInsets = false
        scroll.contentSize = large
      } == [91, 34])
  }

  @Test("changing automaticallyAdjustsScrollViewInsets takes effect at once")
  func changed() {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let scroll = UIScrollView(frame: scene.stage.window.bounds)
    scene.b.view.addSubview(scroll)
    scene.pushed(scene.b)
    #expect(scroll.adjustedContentInset.top == 91)
    scene.b.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset.top == 0)
  }
}
