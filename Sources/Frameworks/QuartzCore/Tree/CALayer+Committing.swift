extension CALayer {
  /// Commits this layer and its marked descendants. `parentTime` is the committed local time of the superlayer.
  final func commitSubtree(parent: CALayer?, tree: LayerTree?, at parentTime: CFTimeInterval, loop: FrameLoop) {
    let time = state.timing.localTime(parentTime)
    for animation in attached where !animation.isDated { animation.date(time) }
    let isNew = committed == nil
    if isNew || marks.contains(.commit) {
      commitSelf(parent: parent, tree: tree, at: parentTime, loop: loop)
    }
    marks.remove(.commit)
    marks.remove(PendingUpdates.commit.below)
    // The sublayers of a layer that has left a tree and is back are new, although they are not marked.
    if isNew { marked.addAll() }
    var visit = MarkedVisit(of: self)
    while let layer = visit.next() {
      guard layer.marks.containsAny(.commit) || layer.committed == nil else { continue }
      layer.commitSubtree(parent: self, tree: nil, at: time, loop: loop)
    }
    visit.end()
  }

  private func commitSelf(parent: CALayer?, tree: LayerTree?, at parentTime: CFTimeInterval, loop: FrameLoop) {
    // Descendants are committed after this layer, and still have their old appearance.
    for animation in attached where !animation.isCommitted && animation.animation is CATransition {
      animation.source = renderCommitted(at: parentTime).node
    }
    invalidateNode()
    if let committed {
      if committed.version != children.version { loop.removed += committed.sublayers.filter { $0.parent !== self } }
      if let mask = committed.mask, mask.parent !== self { loop.removed.append(mask) }
      if committed.state.timing != state.timing || committed.parent !== parent { loop.running.noteTimeChange() }
    }
    attached.forEach { $0.isCommitted = true }
    parent?.invalidateNode()
    committed = CommittedLayer(of: self, parent: parent, tree: tree, after: committed)
  }

  /// `true` if the model layer is in a window's tree.
  final var isInTree: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.tree != nil
  }

  final func leaveTreeIfOut(_ loop: FrameLoop) {
    if !isInTree { leaveTree(loop) }
  }

  /// Called when the committed layer and its descendants are no longer in a tree. Their animations end unfinished, and
  /// they have no presentation layers. If they return they are committed again.
  final func leaveTree(_ loop: FrameLoop) {
    CommittedTime.forget()
    // Those that are still to leave, the next one last.
    var leaving = [self]
    while let layer = leaving.popLast() {
      guard let last = layer.committed else { continue }
      layer.committed = nil
      layer.marks.insert(.commit)
      for record in layer.attached {
        record.cancel(loop)
        record.leaveLayer()
      }
      layer.attached = []
      let below = last.mask.map { last.sublayers + [$0] } ?? last.sublayers
      // A layer that is still where it was is out with its superlayer. Another one may be elsewhere in a tree.
      leaving += below.reversed().filter { $0.parent === layer || !$0.isInTree }
    }
  }
}
