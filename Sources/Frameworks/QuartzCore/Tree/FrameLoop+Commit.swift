extension FrameLoop {
  /// The number of layout passes in a commit after which layout is considered an endless loop.
  private static let mostPasses = 100
  /// Called before each pass of layout in a commit, to mark more layers.
  nonisolated(unsafe) package static var beforeLayout: (() -> Void)?

  /// Requests a commit, as a change to a layer does.
  package func needCommit() { transactions.ensure() }

  /// `true` during a commit, including layout and display.
  package var isCommitting: Bool { transactions.isCommitting }

  /// `true` if all changes so far can be committed now: no explicit transaction is open and no layout is running.
  package var canCommit: Bool { transactions.canCommit && layoutDepth == 0 }

  /// Calls `body` at the end of the current commit, when the committed layers have their new state. Changes that `body`
  /// makes belong to the same commit.
  package func changeLate(_ body: @escaping () -> Void) { lateChanges.append(body) }

  /// Calls `body` at the end of the innermost open transaction, before that is committed.
  package func callAtEndOfTransaction(_ body: @escaping () -> Void) { transactions.callAtEnd(body) }

  /// Lays out and displays what needs it, copies changes to the committed trees, and sets the begin time of new
  /// animations. Returns true if a tree changed.
  func commitTrees() -> Bool {
    settle()
    var isChanged = copyTrees()
    let late = lateChanges
    lateChanges = []
    if !late.isEmpty {
      late.forEach { $0() }
      settle()
      isChanged = copyTrees() || isChanged
    }
    removed.forEach { $0.leaveTreeIfOut(self) }
    removed = []
    for animation in added {
      if animation.layer?.committed == nil {
        animation.layer?.attached.removeAll { $0 === animation }
        animation.refuse(self)
      } else if !animation.hasEnded {
        running.add(animation, at: now)
      }
    }
    added = []
    return isChanged
  }

  private func copyTrees() -> Bool {
    let changed = trees.keeping { $0.root.marks.containsAny(.commit) }
    if changed.isEmpty { return false }
    hasNews = true
    for tree in changed {
      tree.root.commitSubtree(parent: nil, tree: tree, at: now, loop: self)
    }
    CommittedTime.forget()
    return true
  }

  private func settle() {
    for _ in 0..<Self.mostPasses {
      Self.beforeLayout?()
      let waiting = trees.keeping { $0.root.marks.containsAny(.layout) || $0.root.marks.containsAny(.display) }
      if waiting.isEmpty { return }
      waiting.forEach { $0.root.layoutSubtree() }
      waiting.forEach { $0.root.displaySubtree() }
    }
    RuntimeIssues.handler("layout goes round in circles: layers are marked for layout by their own layout")
  }
}

extension PendingUpdates {
  /// Returns `true` if the mark is on the layer or on a descendant.
  func containsAny(_ mark: PendingUpdates) -> Bool { contains(mark) || contains(mark.below) }
}
