import Stage
import Testing
import UIKit

@Suite("Replacing a root controller during a replacement", .serialized) @MainActor
struct RootReplacementTests {
  private final class Root: LoggedController {
    var onWillAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?()
      onWillAppear = nil
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear?()
      onWillDisappear = nil
    }
  }

  private func roots(_ body: (Stage, CallLog, Root, Root, Root) -> Void) {
    let (stage, log) = (Stage(), CallLog())
    defer { stage.tearDown() }
    let (a, b, c) = (Root("a", log), Root("b", log), Root("c", log))
    stage.window.rootViewController = a
    stage.frame()
    _ = log.take()
    body(stage, log, a, b, c)
    #expect(stage.issues == [])
  }

  @Test("A root set in the old root's viewWillDisappear disappears, too, if the window is being hidden")
  func hiding() {
    roots { stage, log, a, b, _ in
      a.onWillDisappear = { stage.window.rootViewController = b }
      stage.window.isHidden = true
      #expect(
        log.take() == [
          "a.willDisappear", "b.didLoad", "b.willAppear", "b.didAppear", "a.didDisappear", "b.willDisappear",
          "b.didDisappear",
        ])
    }
  }

  @Test("A root set in the old root's viewWillDisappear comes first, and is then replaced by the one set before")
  func disappearing() {
    roots { stage, log, a, b, c in
      a.onWillDisappear = { stage.window.rootViewController = c }
      stage.window.rootViewController = b
      #expect(
        log.take() == [
          "a.willDisappear", "c.didLoad", "c.willAppear", "c.didAppear", "a.didDisappear",
          "c.willDisappear",
          "c.didDisappear", "b.didLoad", "b.willAppear", "b.didAppear",
        ])
      #expect(stage.window.rootViewController === b && stage.window.subviews == [b.view])
    }
  }

  @Test("A root set in the new root's viewWillAppear replaces it before it has appeared")
  func appearing() {
    roots { stage, log, a, b, c in
      b.onWillAppear = { stage.window.rootViewController = c }
      stage.window.rootViewController = b
      #expect(
        log.take() == [
          "a.willDisappear", "a.didDisappear", "b.didLoad", "b.willAppear", "b.willDisappear",
          "b.didDisappear",
          "c.didLoad", "c.willAppear", "c.didAppear",
        ])
      #expect(stage.window.rootViewController === c && stage.window.subviews == [c.view])
    }
  }

  @Test("An old root that has become another controller's child stays with its parent")
  func child() {
    roots { stage, log, a, b, _ in
      b.embed(a)
      log.lines = []
      stage.window.rootViewController = b
      #expect(a.view.superview === b.view && stage.window.subviews == [b.view])
      stage.settle()
      #expect(log.take() == ["b.willAppear", "b.didAppear"])
    }
  }

  @Test("A window that is hidden again in its didBecomeVisibleNotification shows nothing")
  func hidden() {
    roots { stage, log, a, _, _ in
      stage.window.isHidden = true
      _ = log.take()
      let window = stage.window
      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
      ) { _ in MainActor.assumeIsolated { window.isHidden = true } }
      defer { NotificationCenter.default.removeObserver(token) }
      stage.window.isHidden = false
      #expect(log.take() == [] && stage.window.isHidden)
    }
  }
}
