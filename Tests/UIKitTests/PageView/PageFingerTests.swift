import Stage
import Testing
import UIKit

@MainActor @Suite("Pages turned by a finger:", .serialized) struct PageFingerTests {
  /// The calls at the start of a finger's first transition to "b".
  private let toB = [
    "after a", "b.didLoad", "before a", "will to b at a", "b.willMove(pager)", "b.didMove(pager)",
    "b.willAppear animated", "a.willDisappear animated",
  ]
  private let atB = [
    "a.willMove(nil)", "b.didAppear animated", "a.didDisappear animated", "a.didMove(nil)",
    "did finish completed from a at b", "after b", "c.didLoad",
  ]
  private let backAtA = [
    "a.willAppear animated", "a.didAppear animated", "b.willDisappear animated", "b.willMove(nil)",
    "b.didDisappear animated", "b.didMove(nil)", "did finish cancelled from a at a",
  ]

  @Test("a completed drag makes all calls, and requests the next page from the data source")
  func completed() {
    let scene = PagesScene()
    scene.hold(-250)
    #expect(scene.log.take() == toB)
    #expect(scene.pager.children == [scene.a, scene.b] && scene.pager.viewControllers == [scene.a])
    scene.lift(at: -60)
    #expect(scene.log.take() == atB)
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
  }

  @Test("a cancelled drag returns to its page, and then the data source is not asked a second time")
  func cancelled() {
    let scene = PagesScene()
    scene.hold(-100)
    scene.lift(at: 90)
    #expect(scene.log.take() == toB + backAtA)
    #expect(scene.faults == [])
    scene.hold(-100)
    #expect(
      scene.log.take() == [
        "will to b at a", "b.willMove(pager)", "b.didMove(pager)", "b.willAppear animated", "a.willDisappear animated",
      ])
  }

  @Test("after going back, the page that was left is still the neighbor, and the page before is requested")
  func back() {
    let scene = PagesScene(first: 1)
    scene.swipe(-1)
    _ = scene.log.take()
    scene.swipe(1)
    #expect(
      scene.log.take() == [
        "will to b at c", "b.willMove(pager)", "b.didMove(pager)", "b.willAppear animated", "c.willDisappear animated",
        "c.willMove(nil)", "b.didAppear animated", "c.didDisappear animated", "c.didMove(nil)",
        "did finish completed from c at b", "before b",
      ])
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
  }

  @Test("a drag that crosses the middle to the other side cancels the first transition there")
  func bothSides() {
    let scene = PagesScene(first: 1)
    scene.hold(-100)
    _ = scene.log.take()
    for x in stride(from: 80.0, through: 300, by: 20) { scene.move(to: x) }
    #expect(
      scene.log.take() == [
        "b.willAppear animated", "b.didAppear animated", "c.willDisappear animated", "c.willMove(nil)",
        "c.didDisappear animated", "c.didMove(nil)", "did finish cancelled from b at b", "will to a at b",
        "a.willMove(pager)", "a.didMove(pager)", "a.willAppear animated", "b.willDisappear animated",
      ])
    #expect(scene.shown == ["a": -290, "b": 110])
    scene.lift(at: 300)
    #expect(scene.log.take().suffix(1) == ["did finish cancelled from b at b"] && scene.faults == [])
  }

  @Test("a finger that catches pages and drags past the next one makes it current without a visible jump")
  func pastTheNext() {
    let scene = PagesScene()
    scene.stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    scene.stage.run(for: 0.25)
    #expect(scene.scroller.isDecelerating && scene.pager.viewControllers == [scene.a])
    scene.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    scene.stage.frame()
    let caught = scene.shown["b"] ?? 0
    #expect(caught > 0 && caught < 100)
    _ = scene.log.take()
    var edges: [CGFloat] = []
    for x in stride(from: 360.0, through: 200, by: -20) {
      scene.move(to: x)
      edges.append(scene.shown["b"] ?? 999)
    }
    // In one frame the content is past the end, where it follows less. Content lies on whole pixels.
    let steps = zip([caught] + edges, edges).map { $0 - $1 }
    #expect(steps == [20, 11, 19] + [CGFloat](repeating: 20, count: 6))
    #expect(
      scene.log.take() == atB + [
        "will to c at b", "c.willMove(pager)", "c.didMove(pager)", "c.willAppear animated", "b.willDisappear animated",
      ])
    #expect(scene.pager.viewControllers == [scene.b])
    scene.lift(at: 200)
    #expect(scene.faults == [])
  }

  @Test("a drag past the last page is resisted as at an end, without a jump")
  func pastTheLast() {
    let scene = PagesScene(first: 2)
    scene.stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    scene.stage.run(for: 0.25)
    scene.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    scene.stage.frame()
    var edges = [scene.shown["d"] ?? 0]
    for x in stride(from: 360.0, through: 100, by: -20) {
      scene.move(to: x)
      edges.append(scene.shown["d"] ?? 999)
    }
    let steps = zip(edges, edges.dropFirst()).map { $0 - $1 }
    let held = steps.drop { abs($0 - 20) < 1e-9 }
    #expect(held.count > 8 && held.dropFirst().allSatisfy { $0 > 4 && $0 < 11 })
    #expect(scene.pager.viewControllers == [scene.d])
    scene.lift(at: 100)
    #expect(scene.faults == [])
  }

  @Test("a finger that catches pages on their way back and turns them continues the same transition")
  func caughtOnTheWayBack() {
    let scene = PagesScene()
    scene.hold(-150)
    scene.stage.touch(.ended, at: CGPoint(x: 40, y: 300))
    scene.stage.run(for: 0.1)
    #expect(scene.scroller.isDecelerating)
    scene.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    scene.stage.frame()
    for x in stride(from: 360.0, through: 120, by: -20) { scene.move(to: x) }
    scene.lift(at: 120)
    #expect(scene.log.take() == toB + atB)
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
  }

  @Test("if the data source returns nil, the page bounces and no transition starts")
  func ends() {
    let scene = PagesScene()
    scene.hold(150)
    #expect(scene.log.take() == ["after a", "b.didLoad", "before a"])
    let edge = scene.shown["a"] ?? 0
    #expect(edge > 40 && edge < 100)
    scene.lift(at: 360)
    #expect(scene.log.take() == [] && scene.faults == [])
    scene.source.pages = [scene.a]
    scene.set(scene.a, animated: false)
    _ = scene.log.take()
    scene.swipe(-1)
    #expect(scene.log.take() == ["after a", "before a"] && scene.faults == [])
  }

  @Test("without a data source a finger moves nothing; with one again, it does")
  func noSource() {
    let scene = PagesScene()
    scene.pager.dataSource = nil
    scene.swipe(-1)
    #expect(scene.log.take() == [] && scene.shown == ["a": 0])
    scene.hold(-100)
    #expect(scene.shown == ["a": 0])
    scene.lift(at: 90)
    scene.pager.dataSource = scene.source
    scene.swipe(-1)
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
  }

  @Test("setting the data source again discards the neighbors")
  func refreshed() {
    let scene = PagesScene()
    scene.swipe(-1)
    _ = scene.log.take()
    scene.pager.dataSource = scene.source
    #expect(scene.log.take() == [])
    scene.hold(-100)
    #expect(scene.log.take().prefix(3) == ["after b", "before b", "will to c at b"])
  }

  @Test("a page that is returned as its own neighbor is reported and ignored")
  func itself() {
    let scene = PagesScene()
    scene.source.pages = [scene.a, scene.a]
    scene.swipe(-1)
    #expect(scene.stage.issues.count == 1 && scene.stage.issues[0].hasSuffix("cannot be the page beside itself."))
    #expect(scene.shown == ["a": 0])
  }

  @Test("if the view leaves the window during a drag, the transition is cancelled and the page disappears")
  func left() {
    let scene = PagesScene()
    scene.hold(-150)
    _ = scene.log.take()
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "a.willAppear animated", "a.didAppear animated", "b.willDisappear animated", "b.willMove(nil)",
        "b.didDisappear animated", "b.didMove(nil)", "did end early cancelled from a at a", "a.willDisappear",
        "a.didDisappear",
      ])
    #expect(scene.faults == [])
  }

  @Test("if the size changes during a drag, the transition is cancelled and the page fills the view")
  func resized() {
    let scene = PagesScene()
    scene.hold(-150)
    _ = scene.log.take()
    scene.stage.resize(to: CGSize(width: 500, height: 300))
    scene.stage.frame()
    #expect(scene.log.take().last == "did end early cancelled from a at a")
    #expect(scene.shown == ["a": 0] && scene.faults == [])
    scene.lift(at: 40)
    #expect(scene.faults == [])
  }

  @Test("pages that the delegate sets at the start or the end of a transition take effect")
  func nested() {
    let scene = PagesScene()
    scene.deputy.onWill = { [unowned scene] in
      scene.deputy.onWill = {}
      scene.set(scene.c, animated: false)
    }
    scene.swipe(-1)
    #expect(scene.faults == [] && scene.pager.viewControllers == [scene.d])
    scene.deputy.onDid = { [unowned scene] in
      scene.deputy.onDid = {}
      scene.set(scene.a, animated: false)
    }
    scene.swipe(1)
    #expect(scene.faults == [] && scene.pager.viewControllers == [scene.a])
  }

  @Test("a page that leaves the window while it bounces back is in place when it returns")
  func leftBeyondAnEnd() {
    let scene = PagesScene()
    scene.hold(150)
    scene.stage.touch(.ended, at: CGPoint(x: 360, y: 300))
    scene.stage.run(for: 0.05)
    #expect(scene.scroller.isDecelerating && (scene.shown["a"] ?? 0) > 20)
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    #expect(scene.faults == [])
  }

  @Test("if a page is set under a moving finger, the finger's velocity turns to the next page")
  func lifted() {
    let scene = PagesScene()
    scene.hold(-50)
    for x in stride(from: 130.0, through: 70, by: -20) { scene.move(to: x) }
    scene.set(scene.c, animated: false)
    _ = scene.log.take()
    scene.stage.touch(.ended, at: CGPoint(x: 70, y: 300))
    scene.stage.settle()
    #expect(scene.log.take().filter { $0.contains(" at ") } == ["will to d at c", "did finish completed from c at d"])
    #expect(scene.pager.viewControllers == [scene.d] && scene.faults == [])
  }

  @Test("if the last page is set under a finger, a further drag is resisted as at an end, without a jump")
  func lastUnderAFinger() {
    let scene = PagesScene()
    scene.hold(-50)
    scene.set(scene.d, animated: false)
    scene.move(to: 120)
    #expect(scene.shown == ["d": -20])
    scene.move(to: 110)
    #expect(scene.shown == ["d": -25])
    for x in stride(from: 90.0, through: -250, by: -20) { scene.move(to: x) }
    #expect((scene.shown["d"] ?? 0) > -200 && (scene.shown["d"] ?? 0) < -50)
    scene.stage.touch(.ended, at: CGPoint(x: -250, y: 300))
    scene.stage.settle()
    #expect(scene.pager.viewControllers == [scene.d] && scene.faults == [])
  }
}
