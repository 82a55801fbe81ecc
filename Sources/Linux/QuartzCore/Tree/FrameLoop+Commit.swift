extension FrameLoop {
  /// How often layout may mark layers for layout before it counts as going round in circles.
  private static let mostPasses = 100
  /// Called before each pass of layout in a commit, to mark more layers.
  nonisolated(unsafe) package static var beforeLayout: (() -> Void)?

  /// Has a commit come, as a change to a layer has.
  package func needCommit() { transactions.ensure() }

  /// Lays out and displays what waits for it, copies what changed, dates new animations. Returns whether a tree changed.
  func commitTrees() -> Bool {
    settle()
    let changed = trees.filter { $0.root.marks.containsAny(.commit) }
    if !changed.isEmpty { hasNews = true }
    for tree in changed {
      tree.root.commitSubtree(parent: nil, tree: tree, at: now, loop: self)
    }
    removed.forEach { $0.leaveTreeIfOut(self) }
    removed = []
    for animation in added {
      if animation.layer?.committed == nil {
        animation.layer?.attached.removeAll { $0 === animation }
        animation.refuse(self)
      } else if !animation.hasEnded {
        running.append(animation)
      }
    }
    added = []
    return !changed.isEmpty
  }

  private func settle() {
    for _ in 0..<Self.mostPasses {
      Self.beforeLayout?()
      let waiting = trees.filter { $0.root.marks.containsAny(.layout) || $0.root.marks.containsAny(.display) }
      if waiting.isEmpty { return }
      waiting.forEach { $0.root.layoutSubtree() }
      waiting.forEach { $0.root.displaySubtree() }
    }
    RuntimeIssues.handler("layout goes round in circles: layers are marked for layout by their own layout")
  }
}

extension Marks {
  /// Whether the mark is on the layer or on one below.
  func containsAny(_ mark: Marks) -> Bool { contains(mark) || contains(mark.below) }
}
