extension CALayer {
  /// What the committed layer looks like at its parent's time, and whether that stays so until the next commit. No node: it
  /// isn't shown. `outer` is the parent's transform of its sublayers.
  final func renderCommitted(
    at parentTime: CFTimeInterval, outer: CATransform3D? = nil
  ) -> (node: RenderNode?, isStill: Bool) {
    guard let committed else { return (nil, true) }
    if let node = committed.node, committed.hasNode(under: outer) { return (node, true) }
    let timing = committed.state.timing
    let isTimed = timing.beginTime != 0 || timing.duration.isFinite
    if isTimed && !timing.isShown(at: parentTime) { return (nil, false) }
    let time = timing.localTime(parentTime)
    let state = committed.state(at: time)
    let outerOfChildren = state.transformOfSublayers
    var isStill = !isTimed && committed.animations.isEmpty
    var children: [(node: RenderNode, z: CGFloat)] = []
    for layer in committed.sublayers {
      let (node, still) = layer.renderCommitted(at: time, outer: outerOfChildren)
      isStill = isStill && still
      if let node { children.append((node, layer.committedDepth(at: time))) }
    }
    let mask = committed.mask?.renderCommitted(at: time)
    if let mask { isStill = isStill && mask.isStill }
    let node = state.node(
      outer: outer, children: state.drawingOrder(children) { $0.z }.map(\.node), mask: mask?.node)
    if isStill {
      self.committed?.node = node
      self.committed?.outer = outer
    }
    return (node, isStill)
  }

  /// The place along z as shown.
  private func committedDepth(at parentTime: CFTimeInterval) -> CGFloat {
    guard let committed else { return 0 }
    if committed.animations.isEmpty { return committed.state.zPosition }
    return committed.state(at: committed.state.timing.localTime(parentTime)).zPosition
  }

  /// What the model looks like, animations aside. `isRoot`: without its own place in its superlayer.
  final func renderModel(isRoot: Bool) -> RenderNode {
    var state = state
    if isRoot {
      state.position = state.anchor
      state.transform = CATransform3DIdentity
      (state.opacity, state.isHidden, state.zPosition) = (1, false, 0)
    }
    let layers = visibleSublayers ?? []
    let children = state.drawingOrder(layers, zPosition: \.zPosition).map { $0.renderModel(isRoot: false) }
    let outer = isRoot || superlayer?.mask === self ? nil : superlayer?.state.transformOfSublayers
    return state.node(outer: outer, children: children, mask: mask?.renderModel(isRoot: false))
  }
}

extension MediaTiming {
  /// Whether a layer with a begin time or a duration is there at its parent's time. (Read from the timing model; what Core
  /// Animation does with a begin time is seen from a layer that vanishes inside a frozen one.)
  func isShown(at parent: CFTimeInterval) -> Bool {
    if beginTime != 0 && !hasBegun(at: parent) { return fillMode.fillsBackwards }
    return !duration.isFinite || !isOver(at: parent) || fillMode.fillsForwards
  }
}
