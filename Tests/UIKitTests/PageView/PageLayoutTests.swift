import Stage
import Testing

@testable import UIKit

@MainActor @Suite("The layout of pages:", .serialized) struct PageLayoutTests {
  @Test("the first subview is a scroll view that rests at one page; its insets close the ends that are known")
  func ends() {
    let scene = PagesScene()
    let scroller = scene.scroller
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && scroller.isPagingEnabled)
    #expect(scroller.contentSize == CGSize(width: 1200, height: 600) && scroller.contentOffset.x == 400)
    #expect(scroller.contentInset == .zero)
    scene.swipe(1)
    #expect(scroller.contentInset == UIEdgeInsets(top: 0, left: -400, bottom: 0, right: 0))
    for _ in 0..<3 { scene.swipe(-1) }
    #expect(scroller.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -400))
    #expect(scene.pager.viewControllers == [scene.d] && scene.faults == [])
  }

  /// Returns a scroll view's offsets in each frame until it rests. It starts at the middle one of three such pages.
  private func offsets(_ action: (ScrollScene) -> Void) -> [CGFloat] {
    let scene = ScrollScene(size: CGSize(width: 400, height: 600), content: CGSize(width: 1200, height: 600))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = 400
    action(scene)
    var offsets: [CGFloat] = []
    scene.stage.run(
      until: {
        offsets.append(scene.view.contentOffset.x)
        return scene.stage.settledInput && !FrameLoop.main.needsFrame
      }, limit: 5)
    return offsets
  }

  /// Rounds to a millionth of a point.
  private func rounded(_ positions: [[String: CGFloat]]) -> [[String: CGFloat]] {
    positions.map { $0.mapValues { ($0 * 1e6).rounded() / 1e6 } }
  }

  @Test(
    "a finger moves both pages frame by frame as it moves a paging scroll view, from the drag to rest",
    arguments: [(-130, "c"), (-60, "c"), (90, "a")] as [(CGFloat, String)])
  func likeAScrollView(_ row: (movement: CGFloat, page: String)) {
    func drag(_ stage: Stage) {
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + row.movement, y: 300), duration: 0.15)
    }
    let plain = offsets { drag($0.stage) }
    let scene = PagesScene(first: 1)
    drag(scene.stage)
    var found: [[String: CGFloat]] = []
    for _ in plain {
      scene.stage.frame()
      found.append(scene.shown)
    }
    let expected: [[String: CGFloat]] = plain.map { offset in
      switch offset {
      case 400: ["b": 0]
      case 0, 800: [row.page: 0]
      default: ["b": 400 - offset, row.page: (row.movement < 0 ? 800 : 0) - offset]
      }
    }
    #expect(plain.count > 20 && (plain.last == 0 || plain.last == 800))
    #expect(rounded(found) == rounded(expected))
    #expect((scene.pager.viewControllers?.first as? LoggedController)?.name == row.page && scene.faults == [])
  }

  @Test(
    "an animated set moves both pages frame by frame as an animated offset moves a scroll view",
    arguments: [true, false])
  func likeAnOffset(_ isForward: Bool) {
    let target: CGFloat = isForward ? 800 : 0
    let plain = offsets { $0.view.setContentOffset(CGPoint(x: target, y: 0), animated: true) }
    let scene = PagesScene(first: 1)
    scene.set(scene.d, isForward ? .forward : .reverse)
    var found: [[String: CGFloat]] = []
    for _ in plain {
      scene.stage.frame()
      found.append(scene.shown)
    }
    #expect(plain.count > 15 && plain.last == target)
    let expected: [[String: CGFloat]] = plain.map { $0 == target ? ["d": 0] : ["b": 400 - $0, "d": target - $0] }
    #expect(rounded(found) == rounded(expected))
    #expect(scene.faults == [])
  }

  @Test(
    "with interPageSpacing the scroll view is wider by the spacing, and pages fill the view at rest",
    arguments: [40, 40.0, CGFloat(40), Float(40), NSNumber(value: 40)] as [any Sendable])
  func spacing(_ value: any Sendable) {
    let scene = PagesScene(options: [.interPageSpacing: value])
    #expect(scene.scroller.frame == CGRect(x: -20, y: 0, width: 440, height: 600) && scene.offset == 440)
    #expect(scene.shown == ["a": 0] && scene.a.view.bounds.size == CGSize(width: 400, height: 600))
    scene.hold(-100)
    #expect(scene.shown == ["a": -100, "b": 340])
    scene.lift(at: 90)
    scene.swipe(-1)
    #expect(scene.shown == ["b": 0] && scene.faults == [])
  }

  @Test("vertical pages with interPageSpacing turn up and down")
  func vertical() {
    let scene = PagesScene(.vertical, options: [.interPageSpacing: 20])
    #expect(scene.scroller.frame == CGRect(x: 0, y: -10, width: 400, height: 620))
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 620))
    scene.swipe(-1)
    #expect(scene.pager.viewControllers == [scene.a] && scene.faults == [])
    scene.stage.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 90), duration: 0.2, hold: 0.2, release: false)
    scene.stage.run(for: 0.4)
    #expect(scene.a.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -400))
    #expect(scene.b.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 220))
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 90))
    scene.stage.settle()
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
    scene.set(scene.c, .reverse)
    scene.stage.run(for: 0.1)
    #expect(scene.c.view.convert(CGPoint.zero, to: nil).y < 0)
    scene.stage.settle()
    #expect(scene.faults == [])
  }

  @Test("from right to left the next page lies to the left; the direction of a set does not change")
  func mirrored() {
    let scene = PagesScene(mirrored: true)
    scene.hold(100)
    #expect(scene.shown == ["a": 100, "b": -300] && scene.log.take().contains("will to b at a"))
    scene.lift(at: 310)
    scene.swipe(1)
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
    scene.set(scene.c, .forward)
    scene.stage.run(for: 0.1)
    #expect((scene.shown["c"] ?? 0) > 0 && (scene.shown["b"] ?? 0) < 0)
    scene.stage.settle()
    #expect(scene.faults == [])
  }

  @Test("during a rotation the page fills the view in every frame, and so do pages turned to afterwards")
  func rotation() {
    let scene = PagesScene()
    scene.swipe(-1)
    scene.stage.resize(to: CGSize(width: 600, height: 400), animated: true)
    for _ in 0..<40 {
      scene.stage.frame()
      #expect(scene.b.view.convert(scene.b.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 600, height: 400))
      guard let shown = scene.scroller.layer.presentation(), let page = scene.b.view.layer.presentation() else {
        continue
      }
      #expect(abs(page.frame.minX - shown.bounds.minX) < 1e-6 && abs(page.bounds.width - shown.bounds.width) < 1e-6)
    }
    #expect(scene.offset == 600 && scene.faults == [])
    scene.hold(350)
    scene.lift(at: 560)
    #expect(scene.shown == ["a": 0] && scene.a.view.bounds.width == 600 && scene.faults == [])
  }

  @Test("a page's safe area is that of the page view controller, also after turning to it")
  func safeArea() {
    let scene = PagesScene()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    scene.stage.safeAreaInsets = insets
    scene.stage.frame()
    #expect(scene.a.view.safeAreaInsets == insets && scene.scroller.adjustedContentInset == .zero)
    scene.swipe(-1)
    #expect(scene.b.view.safeAreaInsets == insets)
  }

  @Test("the app's scroll view delegate is notified of drag, deceleration, and the jump back to one page")
  func delegate() {
    let scene = PagesScene()
    let log = ScrollLog()
    scene.scroller.delegate = log
    scene.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.1)
    scene.stage.settle()
    #expect(log.take() == ["insets"] + wholeFlick + ["scrolls", "insets"])
    #expect(log.steps.map(\.offset.x).suffix(2) == [800, 400])
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
    let before = log.steps.count
    scene.set(scene.c)
    scene.stage.settle()
    #expect(log.take() == ["scrolls", "didEndScrollingAnimation:", "scrolls"])
    #expect(log.steps[before...].map(\.offset.x).suffix(2) == [800, 400])
  }
}
