import Stage
import Testing
import UIKit

@MainActor @Suite("Pages that a finger turns", .serialized) struct PageFingerTests {
  /// What a finger's first transition to "b" begins with.
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

  @Test("A drag that completes: the calls, and the next page is asked for")
  func completed() {
    let scene = PagesScene()
    scene.hold(-250)
    #expect(scene.log.take() == toB)
    #expect(scene.pager.children == [scene.a, scene.b] && scene.pager.viewControllers == [scene.a])
    scene.lift(at: -60)
    #expect(scene.log.take() == atB)
    #expect(scene.pager.viewControllers == [scene.b] && scene.faults == [])
  }

  @Test("A drag that is cancelled: the page that comes goes again; then nobody is asked a second time")
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

  @Test("Back again: the page that was left is the neighbor still; then the one before it is asked for")
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

  @Test("One drag to the one side, and past the middle to the other: the first transition is cancelled there")
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

  @Test("A finger that catches pages and goes on past the next one: that is current, and what is seen does not jump")
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
    // One frame is past the end, where the content follows less. Content lies on whole pixels.
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

  @Test("Past the last page it is held back as at an end, without a jump")
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

  @Test("A finger that catches pages on their way back, and turns them: one transition")
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

  @Test("Nil from the data source: the page bounces, and nothing begins")
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

  @Test("Without a data source no finger moves anything; with one again, it does")
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

  @Test("Setting the data source again forgets the neighbors")
  func refreshed() {
    let scene = PagesScene()
    scene.swipe(-1)
    _ = scene.log.take()
    scene.pager.dataSource = scene.source
    #expect(scene.log.take() == [])
    scene.hold(-100)
    #expect(scene.log.take().prefix(3) == ["after b", "before b", "will to c at b"])
  }

  @Test("A page that is named as its own neighbor is reported, and is none")
  func itself() {
    let scene = PagesScene()
    scene.source.pages = [scene.a, scene.a]
    scene.swipe(-1)
    #expect(scene.stage.issues.count == 1 && scene.stage.issues[0].hasSuffix("cannot be the page beside itself."))
    #expect(scene.shown == ["a": 0])
  }

  @Test("The view leaves the window under the finger: the transition is cancelled, and then the page disappears")
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

  @Test("Another size under the finger: the transition is cancelled, and the page fills the view")
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

  @Test("Pages set by the delegate at the beginning, and at the end, are those that stay")
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

  @Test(
    "A page that is pulled beyond an end, and leaves the window on its way back, is in its place when it comes again")
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

  @Test("Pages are set under a finger that is lifted in its flight: its velocity turns to the next one")
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

  @Test("The last page is set under a finger: it is held back as at an end, without a jump")
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
