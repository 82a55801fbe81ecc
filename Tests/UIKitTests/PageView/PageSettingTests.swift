import Stage
import Testing
import UIKit

@MainActor @Suite("Setting pages:", .serialized) struct PageSettingTests {
  /// Returns the calls of a set from one page to another: those at its start, and those at its end.
  private func calls(_ from: String, _ to: String, animated: Bool, loads: Bool = true) -> (
    begin: [String], end: [String]
  ) {
    let word = animated ? " animated" : ""
    return (
      ["\(to).willMove(pager)", "\(to).didMove(pager)", "\(from).willMove(nil)"] + (loads ? ["\(to).didLoad"] : [])
        + ["\(to).willAppear\(word)", "\(from).willDisappear\(word)"],
      [
        "\(from).willMove(nil)", "\(to).didAppear\(word)", "\(from).didDisappear\(word)", "\(from).didMove(nil)",
      ]
    )
  }

  @Test("the first page appears at once, before the controller does, without an animation")
  func first() {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let log = CallLog()
    let page = LoggedController("a", log)
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).titled("pager")
    #expect(pager.viewControllers == nil && pager.children == [])
    pager.setViewControllers([page], direction: .forward, animated: true) { log.lines.append("set \($0)") }
    let whole = ["a.willMove(pager)", "a.didMove(pager)", "a.didLoad", "a.willAppear", "a.didAppear", "set true"]
    #expect(log.take() == whole && pager.children == [page])
    stage.window.rootViewController = pager
    stage.run(for: 0.1)
    #expect(log.take() == [])
    stage.window.rootViewController = UIViewController()
    #expect(log.take() == ["a.willDisappear", "a.didDisappear"])
    stage.window.rootViewController = pager
    stage.run(for: 0.1)
    #expect(log.take() == ["a.willAppear", "a.didAppear"] && stage.issues == [])
  }

  @Test("an unanimated set makes all calls before it returns", arguments: [true, false])
  func unanimated(_ isForward: Bool) {
    let scene = PagesScene()
    scene.set(scene.c, isForward ? .forward : .reverse, animated: false)
    let (begin, end) = calls("a", "c", animated: false)
    #expect(scene.log.take() == begin + end + ["set c true"])
    #expect(scene.shown == ["c": 0] && scene.faults == [])
    #expect(scene.stage.settle(limit: 0.1))
    #expect(scene.log.take() == [])
  }

  @Test(
    "an animated set ends with the scroll view's frames; its page becomes the current one at once",
    arguments: [true, false])
  func animated(_ isForward: Bool) {
    let scene = PagesScene(first: 1)
    scene.set(scene.d, isForward ? .forward : .reverse)
    let (begin, end) = calls("b", "d", animated: true)
    #expect(scene.log.take() == begin)
    #expect(scene.pager.viewControllers == [scene.d] && scene.pager.children == [scene.b, scene.d])
    scene.stage.run(for: 0.15)
    #expect(scene.shown.keys.sorted() == ["b", "d"] && ((scene.shown["d"] ?? 0) > 0) == isForward)
    scene.stage.settle()
    #expect(scene.log.take() == end + ["set d true"])
    #expect(scene.faults == [])
  }

  @Test("after an animated set the old page is the neighbor on its side, and the other neighbor is requested")
  func keepsTheOld() {
    let scene = PagesScene()
    scene.set(scene.c)
    scene.stage.settle()
    _ = scene.log.take()
    scene.hold(100)
    #expect(scene.log.take().prefix(3) == ["after c", "d.didLoad", "will to a at c"])
    scene.lift(at: 310)
    scene.set(scene.c, animated: false)
    #expect(scene.log.take().last == "set c true")
    scene.hold(100)
    #expect(scene.log.take().prefix(4) == ["after c", "before c", "b.didLoad", "will to b at c"])
  }

  @Test("a set during another one completes the earlier one with false, and the new page follows")
  func superseded() {
    let scene = PagesScene()
    scene.set(scene.b)
    scene.stage.run(for: 0.15)
    _ = scene.log.take()
    scene.set(scene.c)
    let (old, new) = (calls("a", "b", animated: true), calls("b", "c", animated: true))
    #expect(scene.log.take() == old.end + ["set b false"] + new.begin)
    #expect(scene.shown == ["b": 0, "c": 400])
    scene.stage.settle()
    #expect(scene.log.take() == new.end + ["set c true"])
    #expect(scene.faults == [])
  }

  @Test("a set during a drag cancels the finger's transition and shows its page at once")
  func underAFinger() {
    let scene = PagesScene()
    scene.hold(-100)
    _ = scene.log.take()
    scene.set(scene.d)
    #expect(
      scene.log.take() == [
        "a.willAppear animated", "a.didAppear animated", "b.willDisappear animated", "b.willMove(nil)",
        "b.didDisappear animated", "b.didMove(nil)", "did end early cancelled from a at a",
      ] + calls("a", "d", animated: false).begin + calls("a", "d", animated: false).end + ["set d true"])
    #expect(scene.shown == ["d": 0])
    // The finger goes on from there.
    scene.move(to: 110)
    #expect(scene.shown == ["c": -380, "d": 20])
    #expect(scene.log.take().prefix(3) == ["before d", "c.didLoad", "will to c at d"])
    scene.lift(at: 110)
    #expect(scene.faults == [])
  }

  @Test("a finger that catches an animated set completes it with false, and drags the pages from where they are")
  func caught() {
    let scene = PagesScene()
    scene.set(scene.b)
    scene.stage.run(for: 0.1)
    scene.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    scene.stage.touch(.moved, at: CGPoint(x: 189, y: 300))
    _ = scene.log.take()
    scene.stage.frame()
    let calls = scene.log.take()
    #expect(calls.prefix(5) == calls.prefix(4) + ["set b false"] && calls.contains("will to a at b"))
    let edges = scene.shown
    #expect((edges["b"] ?? 0) > 100 && (edges["a"] ?? 0) == (edges["b"] ?? 0) - 400)
    scene.move(to: 169)
    #expect(scene.shown["b"] == (edges["b"] ?? 0) - 20)
    scene.lift(at: 169)
    #expect(scene.faults == [])
  }

  @Test("if the view leaves the window, an animated set completes with false")
  func left() {
    let scene = PagesScene()
    scene.set(scene.b)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    #expect(
      scene.log.take() == calls("a", "b", animated: true).end + ["set b false", "b.willDisappear", "b.didDisappear"])
    #expect(scene.faults == [])
  }

  @Test("setting the current page moves and calls nothing, and discards the neighbors", arguments: [true, false])
  func same(_ animated: Bool) {
    let scene = PagesScene()
    scene.swipe(-1)
    _ = scene.log.take()
    scene.set(scene.b, animated: animated)
    #expect(scene.log.take() == ["set b true"] && scene.faults == [])
    scene.hold(-100)
    #expect(scene.log.take().prefix(2) == ["after b", "before b"])
  }

  @Test("outside of a window, and with animations disabled, nothing is animated")
  func unseen() {
    let scene = PagesScene()
    UIView.performWithoutAnimation { scene.set(scene.b) }
    #expect(scene.log.take().last == "set b true" && scene.faults == [])
    scene.stage.window.rootViewController = UIViewController()
    scene.set(scene.c)
    #expect(scene.log.take().last == "set c true" && scene.faults == [])
  }

  @Test("a set in a completion or in an appearance call is the one that takes effect")
  func nested() {
    let scene = PagesScene()
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true) { [unowned scene] _ in
      scene.set(scene.c, animated: false)
    }
    scene.stage.settle()
    #expect(scene.pager.viewControllers == [scene.c] && scene.faults == [])
    let page = SettingPage()
    page.action = { [unowned scene] in scene.set(scene.d, animated: false) }
    for animated in [true, false] {
      scene.set(page, animated: animated)
      scene.stage.settle()
      #expect(scene.pager.viewControllers == [scene.d] && scene.faults == [])
    }
  }

  @Test("a wrong number of pages stops the program with UIKit's message")
  func errors() async {
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pager.setViewControllers(nil, direction: .forward, animated: false)
      }
    }
    #expect(
      text(none).contains(
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
      ))
    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pager.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
    #expect(text(two).contains("The number of view controllers provided (2) doesn't match the number required (1)"))
  }

  @Test("with the page curl, pages scroll, which is reported once")
  func curl() {
    let stage = Stage(rootViewController: UIViewController())
    stage.frame()
    let archived = UIPageViewController(coder: NSKeyedArchiver(requiringSecureCoding: false))
    for pager in [UIPageViewController(), archived].compactMap({ $0 }) {
      let pages = [UIViewController(), UIViewController()]
      #expect(pager.transitionStyle == .pageCurl && pager.navigationOrientation == .horizontal)
      #expect(pager.spineLocation == .min && pager.gestureRecognizers.isEmpty)
      stage.window.rootViewController = pager
      stage.frame()
      pager.setViewControllers([pages[0]], direction: .forward, animated: false)
      stage.frame()
      #expect(pages[0].view.convert(pages[0].view.bounds, to: nil) == stage.window.bounds)
      var isDone = false
      pager.setViewControllers([pages[1]], direction: .forward, animated: true) { isDone = $0 }
      stage.settle()
      #expect(isDone && pager.viewControllers == [pages[1]])
      #expect(pages[1].view.convert(pages[1].view.bounds, to: nil) == stage.window.bounds)
    }
    let issue = "the page curl is not there; pages scroll instead, as with TransitionStyle.scroll."
    #expect(stage.issues == ["UIPageViewController: \(issue)"])
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// A page that runs a closure when it is about to appear.
@MainActor private final class SettingPage: UIViewController {
  var action: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) { action() }
}
