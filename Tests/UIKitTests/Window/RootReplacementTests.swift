import Stage
import Testing
import UIKit

@Suite("Replacing a root controller during a replacement", .serialized) @MainActor struct RootReplacementTests {
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

  /// Code that replaces root controllers, the calls of a, b and c, and the root after it.
  private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let root: String
    let calls: [String]
    let play: @MainActor @Sendable (Stage, Root, Root, Root) -> Void

    init(
      _ description: String, root: String, _ calls: [String],
      play: @escaping @MainActor @Sendable (Stage, Root, Root, Root) -> Void
    ) {
      (testDescription, self.root, self.calls, self.play) = (description, root, calls, play)
    }
  }

  private nonisolated static let rows = [
    Row(
      "a root set in the old root's viewWillDisappear disappears, too, if the window is being hidden", root: "b",
      [
        "a.willDisappear", "b.didLoad", "b.willAppear", "b.didAppear", "a.didDisappear", "b.willDisappear",
        "b.didDisappear",
      ]
    ) { stage, a, b, _ in
      a.onWillDisappear = { stage.window.rootViewController = b }
      stage.window.isHidden = true
    },
    Row(
      "a root set in the old root's viewWillDisappear comes first, and is then replaced by the one set before",
      root: "b",
      [
        "a.willDisappear", "c.didLoad", "c.willAppear", "c.didAppear", "a.didDisappear", "c.willDisappear",
        "c.didDisappear", "b.didLoad", "b.willAppear", "b.didAppear",
      ]
    ) { stage, a, b, c in
      a.onWillDisappear = { stage.window.rootViewController = c }
      stage.window.rootViewController = b
      #expect(stage.window.subviews == [b.view])
    },
    Row(
      "a root set in the new root's viewWillAppear replaces it before it has appeared", root: "c",
      [
        "a.willDisappear", "a.didDisappear", "b.didLoad", "b.willAppear", "b.willDisappear", "b.didDisappear",
        "c.didLoad", "c.willAppear", "c.didAppear",
      ]
    ) { stage, _, b, c in
      b.onWillAppear = { stage.window.rootViewController = c }
      stage.window.rootViewController = b
      #expect(stage.window.subviews == [c.view])
    },
    Row("an old root that has become another's child stays with it", root: "b", ["b.willAppear", "b.didAppear"]) {
      stage, a, b, _ in
      b.embed(a)
      b.log.lines = []
      stage.window.rootViewController = b
      #expect(a.view.superview === b.view && stage.window.subviews == [b.view])
      stage.settle()
    },
    Row("a window that is hidden again in its didBecomeVisibleNotification shows nothing", root: "a", []) {
      stage, a, _, _ in
      stage.window.isHidden = true
      a.log.lines = []
      let window = stage.window
      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
      ) { _ in MainActor.assumeIsolated { window.isHidden = true } }
      defer { NotificationCenter.default.removeObserver(token) }
      stage.window.isHidden = false
      #expect(stage.window.isHidden)
    },
  ]

  @Test("makes these calls", arguments: rows)
  private func replacementCalls(_ row: Row) {
    let (stage, log) = (Stage(), CallLog())
    let (a, b, c) = (Root("a", log), Root("b", log), Root("c", log))
    stage.window.rootViewController = a
    stage.frame()
    log.lines = []
    row.play(stage, a, b, c)
    #expect(log.lines == row.calls)
    #expect((stage.window.rootViewController as? Root)?.name == row.root)
    #expect(stage.issues == [])
  }
}
