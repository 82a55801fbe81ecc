extension CALayer {
  /// Commits this layer and its marked descendants. `parentTime` is the committed local time of the superlayer.
  final func commitSubtree(parent: CALayer?, tree: LayerTree?, at parentTime: CFTimeInterval, loop: FrameLoop) {
    if marks.contains(.commit) || committed == nil {
      commitSelf(parent: parent, tree: tree, at: parentTime, loop: loop)
    }
    let time = state.timing.localTime(parentTime)
    for animation in attached where !animation.isDated { animation.date(time) }
    marks.remove(.commit)
    marks.remove(Marks.commit.below)
    for layer in layersBelow where layer.marks.containsAny(.commit) || layer.committed == nil {
      layer.commitSubtree(parent: self, tree: nil, at: time, loop: loop)
    }
  }

  private func commitSelf(parent: CALayer?, tree: LayerTree?, at parentTime: CFTimeInterval, loop: FrameLoop) {
    // Descendants are committed after this layer, and still have their old appearance.
    for animation in attached where !animation.isCommitted && animation.animation is CATransition {
      animation.source = renderCommitted(at: parentTime).node
    }
    invalidateNode()
    if let committed {
      loop.removed += committed.sublayers.filter { $0.parent !== self }
      if let mask = committed.mask, mask.parent !== self { loop.removed.append(mask) }
    }
    attached.forEach { $0.isCommitted = true }
    parent?.invalidateNode()
    committed = CommittedLayer(
      state: state, sublayers: sublayerList, mask: maskLayer, parent: parent, tree: tree, animations: attached)
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
    guard let last = committed else { return }
    committed = nil
    marks.insert(.commit)
    attached.forEach { $0.cancel(loop) }
    attached = []
    for layer in last.sublayers { layer.leaveTreeIfOut(loop) }
    last.mask?.leaveTreeIfOut(loop)
  }
}
