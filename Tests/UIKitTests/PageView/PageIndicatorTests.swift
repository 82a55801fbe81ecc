import Stage
import Testing
import UIKit

@MainActor @Suite("The page indicator", .serialized) struct PageIndicatorTests {
  private func indicator(_ scene: PagesScene) -> UIPageControl? {
    scene.pager.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test("is below the pages, with the count and the index that the data source returns at each set")
  func set() throws {
    let scene = PagesScene(first: 2, dots: true)
    let control = try #require(indicator(scene))
    #expect(control.numberOfPages == 4 && control.currentPage == 2)
    #expect(control.frame == CGRect(x: 0, y: 563, width: 400, height: 37))
    #expect(scene.c.view.frame.size == CGSize(width: 400, height: 563))
    scene.stage.safeAreaInsets.bottom = 34
    scene.stage.frame()
    #expect(control.frame == CGRect(x: 0, y: 529, width: 400, height: 37) && scene.c.view.bounds.height == 529)
    scene.set(scene.b, .reverse, animated: false)
    #expect(scene.log.take().prefix(2) == ["count", "index"] && control.currentPage == 1)
    #expect(scene.faults == [])
  }

  @Test("follows a finger that has turned a page, without asking the data source", arguments: [false, true])
  func follows(_ mirrored: Bool) throws {
    let scene = PagesScene(first: 1, dots: true, mirrored: mirrored)
    let control = try #require(indicator(scene))
    scene.swipe(mirrored ? 1 : -1)
    #expect(control.currentPage == 2)
    scene.swipe(mirrored ? -1 : 1)
    scene.swipe(mirrored ? -1 : 1)
    #expect(control.currentPage == 0 && !scene.log.take().contains("count"))
    scene.hold(mirrored ? 50 : -50)
    scene.lift(at: mirrored ? 260 : 140)
    #expect(control.currentPage == 0 && scene.faults == [])
  }

  @Test("turns to the next or previous page when tapped, if there is one, without calling the delegate")
  func taps() throws {
    let scene = PagesScene(first: 1, dots: true)
    let control = try #require(indicator(scene))
    func tap(_ x: CGFloat) {
      scene.stage.touch(.began, at: CGPoint(x: x, y: 580))
      scene.stage.frame()
      scene.stage.touch(.ended, at: CGPoint(x: x, y: 580))
      scene.stage.settle()
    }
    tap(300)
    #expect(scene.pager.viewControllers == [scene.c] && control.currentPage == 2)
    #expect(!scene.log.take().contains { $0.hasPrefix("will to") || $0.hasPrefix("did ") })
    scene.source.pages.removeLast()
    scene.pager.dataSource = scene.source
    tap(300)
    #expect(scene.pager.viewControllers == [scene.c] && control.currentPage == 2)
    tap(100)
    #expect(scene.pager.viewControllers == [scene.b] && control.currentPage == 1 && scene.faults == [])
  }

  @Test("is absent for vertical pages, without a data source, or if a presentation method is missing")
  func none() throws {
    #expect(indicator(PagesScene(.vertical, dots: true)) == nil)
    #expect(indicator(PagesScene()) == nil)
    let scene = PagesScene(dots: true)
    #expect(indicator(scene) != nil)
    scene.pager.dataSource = nil
    scene.set(scene.b, animated: false)
    #expect(indicator(scene) == nil && scene.b.view.bounds.height == 600 && scene.faults == [])
  }

  @Test("does not change accessibility scrolling, which turns pages one by one, and returns false at an end")
  func accessibility() {
    let scene = PagesScene(first: 2, dots: true)
    #expect(scene.scroller.accessibilityScroll(.left))
    scene.stage.settle()
    #expect(scene.pager.viewControllers == [scene.d])
    #expect(!scene.scroller.accessibilityScroll(.next) && !scene.scroller.accessibilityScroll(.up))
    #expect(scene.scroller.accessibilityScroll(.previous))
    scene.stage.settle()
    #expect(scene.pager.viewControllers == [scene.c] && scene.faults == [])
  }
}
