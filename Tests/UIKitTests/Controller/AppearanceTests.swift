import LayerTime
import Testing
import UIKit

@MainActor @Suite("Appearance of view controllers:", .serialized) struct AppearanceTests {
  private let log = CallLog()

  @Test("a window that becomes visible loads its root's view and lays it out before viewDidAppear")
  func root() {
    final class Root: LoggedController {
      override func viewWillLayoutSubviews() { log.lines.append("willLayout") }
      override func viewDidLayoutSubviews() { log.lines.append("didLayout") }
    }
    let scene = ViewScene()
    let root = Root("r", log)
    scene.window.rootViewController = root
    #expect(log.take() == [])
    scene.window.makeKeyAndVisible()
    #expect(log.take() == ["r.didLoad", "r.willAppear", "willLayout", "didLayout", "r.didAppear"])
    #expect(root.view.superview === scene.window && root.view.frame == scene.window.bounds)
    scene.frame()
    #expect(log.take() == [])
  }

  @Test("children appear with their parent: will-calls go from parent to child, did-calls from child to parent")
  func forwarding() {
    let scene = ViewScene()
    let (root, child) = (LoggedController("r", log), LoggedController("c", log))
    root.embed(child)
    scene.window.rootViewController = root
    _ = log.take()
    scene.window.makeKeyAndVisible()
    #expect(log.take() == ["r.willAppear", "c.willAppear", "c.didAppear", "r.didAppear"])
    scene.window.isHidden = true
    #expect(log.take() == ["r.willDisappear", "c.willDisappear", "c.didDisappear", "r.didDisappear"])
  }

  @Test("a child gets no appearance calls if its view is not in the parent's or the parent does not forward")
  func notForwarded() {
    let scene = ViewScene()
    let (root, away, inner) = (LoggedController("r", log), LoggedController("a", log), LoggedController("i", log))
    root.addChild(away)
    away.loadViewIfNeeded()
    let closed = LoggedController("x", log)
    closed.forwards = false
    root.embed(closed)
    closed.embed(inner)
    scene.window.rootViewController = root
    _ = log.take()
    scene.window.makeKeyAndVisible()
    #expect(log.take() == ["r.willAppear", "x.willAppear", "x.didAppear", "r.didAppear"])
  }

  @Test("a child added to a visible parent appears by itself; viewDidAppear follows the layout")
  func addedToVisible() {
    let root = LoggedController("r", log)
    let scene = ViewScene(root: root)
    scene.frame()
    _ = log.take()
    let child = LoggedController("c", log)
    root.embed(child)
    #expect(log.take() == ["c.willMove(r)", "c.didLoad", "c.willAppear", "c.didMove(r)"])
    scene.frame()
    #expect(log.take() == ["c.didAppear"])
    root.unembed(child)
    #expect(log.take() == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
    scene.frame()
    #expect(log.take() == [])
  }

  @Test("a child removed before it has appeared does not get viewDidAppear")
  func removedAtOnce() {
    let root = LoggedController("r", log)
    let scene = ViewScene(root: root)
    let child = LoggedController("c", log)
    root.embed(child)
    _ = log.take()
    root.unembed(child)
    #expect(log.take() == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
    scene.frame()
    #expect(log.take() == [])
  }

  @Test("a child removed while it disappears with its parent gets viewDidDisappear once")
  func leavesWithParent() {
    let root = LoggedController("r", log)
    root.forwards = false
    let scene = ViewScene(root: root)
    let (middle, child) = (LoggedController("m", log), LoggedController("c", log))
    middle.embed(child)
    root.embed(middle)
    middle.beginAppearanceTransition(true, animated: false)
    middle.endAppearanceTransition()
    middle.beginAppearanceTransition(false, animated: true)
    _ = log.take()
    middle.unembed(child)
    #expect(log.take() == ["c.willMove(nil)", "c.didDisappear animated", "c.didMove(nil)"])
    middle.endAppearanceTransition()
    scene.frame()
    #expect(log.take() == ["m.didDisappear animated"])
  }

  @Test("a child added while its parent appears takes part in the parent's transition")
  func addedWhileAppearing() {
    let root = LoggedController("r", log)
    root.forwards = false
    let scene = ViewScene(root: root)
    let (middle, child) = (LoggedController("m", log), LoggedController("c", log))
    root.addChild(middle)
    middle.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(middle.view)
    _ = log.take()
    middle.embed(child)
    #expect(log.take() == ["c.willMove(m)", "c.didLoad", "c.willAppear animated", "c.didMove(m)"])
    scene.frame()
    #expect(log.take() == [])
    middle.endAppearanceTransition()
    #expect(log.take() == ["c.didAppear animated", "m.didAppear animated"])
  }

  @Test("children of a parent that does not forward get only the appearance calls that it makes")
  func manual() {
    let root = LoggedController("r", log)
    root.forwards = false
    let scene = ViewScene(root: root)
    let child = LoggedController("c", log)
    root.embed(child)
    scene.frame()
    #expect(!log.take().contains { $0.hasPrefix("c.will") && $0.contains("ppear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c.willAppear animated", "c.didAppear animated"])
  }

  @Test("an appearance transition can be reversed midway; its end belongs to the last begin call")
  func interrupted() {
    let child = LoggedController("c", log)
    let issues = issuesReported {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(
      log.take() == [
        "c.didLoad", "c.willAppear animated", "c.willDisappear animated", "c.didDisappear animated",
        "c.willAppear", "c.didAppear", "c.willDisappear animated", "c.willAppear", "c.didAppear",
      ])
    #expect(issues == [])
  }

  @Test("unbalanced calls are reported with UIKit's message and call no appearance method")
  func unbalanced() {
    let child = LoggedController("c", log)
    let line = "Unbalanced calls to begin/end appearance transitions for \(child.description)."
    #expect(line.contains("for <UIKitTests.LoggedController: 0x"))
    #expect(issuesReported { child.endAppearanceTransition() } == [line])
    #expect(issuesReported { child.beginAppearanceTransition(false, animated: false) } == [line])
    child.beginAppearanceTransition(true, animated: false)
    #expect(issuesReported { child.beginAppearanceTransition(true, animated: false) } == [line])
    child.endAppearanceTransition()
    #expect(issuesReported { child.beginAppearanceTransition(true, animated: false) } == [line])
    #expect(issuesReported { child.endAppearanceTransition() } == [line])
    #expect(log.take() == ["c.didLoad", "c.willAppear", "c.didAppear"])
  }

  @Test("when the root changes, the old one disappears before the new one appears")
  func rootChange() {
    let (old, new) = (LoggedController("o", log), LoggedController("n", log))
    let scene = ViewScene(root: old)
    _ = log.take()
    scene.window.rootViewController = new
    #expect(log.take() == ["o.willDisappear", "o.didDisappear", "n.didLoad", "n.willAppear", "n.didAppear"])
    #expect(old.view.superview == nil && new.view.superview === scene.window)
  }

  @Test("a controller without a parent appears when its view enters a visible window, but not inside another's view")
  func orphan() {
    let root = LoggedController("r", log)
    let scene = ViewScene(root: root)
    let orphan = LoggedController("o", log)
    _ = log.take()
    root.view.addSubview(orphan.view)
    scene.frame()
    #expect(log.take() == ["o.didLoad", "o.willAppear", "o.didAppear"])
    let (other, inner) = (LoggedController("p", log), LoggedController("q", log))
    other.view.addSubview(inner.view)
    root.addChild(other)
    _ = log.take()
    root.view.addSubview(other.view)
    scene.frame()
    #expect(log.take() == ["p.willAppear", "p.didAppear"])
  }

  @Test("the trace reports each call before it is made")
  func trace() {
    var lines: [String] = []
    let listener = Trace.listeners.add { event in
      guard case .controllerCall(let name, let object) = event else { return }
      lines.append("\((object as? LoggedController)?.name ?? "?").\(name)")
    }
    defer { Trace.listeners.remove(listener) }
    let root = LoggedController("r", log)
    let scene = ViewScene(root: root)
    let child = LoggedController("c", log)
    root.embed(child)
    scene.frame()
    root.unembed(child)
    #expect(
      lines == [
        "r.viewDidLoad", "r.viewWillAppear", "r.viewIsAppearing", "r.viewWillLayoutSubviews",
        "r.viewDidLayoutSubviews", "r.viewDidAppear", "r.addChild", "c.willMove", "c.viewDidLoad", "c.viewWillAppear",
        "c.didMove", "r.viewWillLayoutSubviews", "r.viewDidLayoutSubviews", "c.viewIsAppearing",
        "c.viewWillLayoutSubviews", "c.viewDidLayoutSubviews", "c.viewDidAppear", "c.willMove", "c.viewWillDisappear",
        "c.viewDidDisappear", "c.removeFromParent", "c.didMove",
      ])
  }
}
