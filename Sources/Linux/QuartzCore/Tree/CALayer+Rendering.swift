extension CALayer {
  /// Returns the committed layer's render node at its parent's time, nil if it is not shown, and `true` if the node
  /// stays the same until the next commit. `outer` is the parent's transform of its sublayers.
  final func renderCommitted(
    at parentTime: CFTimeInterval, outer: CATransform3D? = nil
  ) -> (node: RenderNode?, isStill: Bool) {
    guard let committed else { return (nil, true) }
    if let node = committed.node, committed.hasNode(under: outer) { return (node, true) }
    let timing = committed.state.timing
    let isTimed = timing.beginTime != 0 || timing.duration.isFinite
    if isTimed && !timing.isShown(at: parentTime) { return (nil, false) }
    let time = timing.localTime(parentTime)
    if !committed.animations.isEmpty { committed.show(at: time) }
    // A single copy. Each call on the class's own property would make another one.
    let shown = committed.shown
    var isStill = !isTimed && committed.animations.isEmpty
    let children = shown.nodesOfSublayers(under: outer) { outer, delay in
      committed.renderSublayers(at: time - delay, outer: outer, isStill: &isStill)
    }
    let mask = committed.renderMask(at: time, isStill: &isStill)
    let passage = committed.passage(at: time)
    var node = shown.node(outer: passage == nil ? outer : nil, children: children, mask: mask)
    if let passage { node = passage.node(to: node, outer: outer) }
    if isStill {
      committed.node = node
      committed.outer = outer
    }
    return (node, isStill)
  }

  /// Returns the layer's appearance as of the last commit, with its animations at this time, without its own position
  /// and transform in its superlayer. Ignores a `CATransition` of the layer itself. Returns nil if the layer was never
  /// committed, and the same node while nothing changes and nothing is animated.
  package final func committedLook() -> LayerLook? {
    guard let committed else { return nil }
    return LayerLook(node: committed.look ?? renderLook(of: committed), isFlipped: contentsAreFlipped())
  }

  private func renderLook(of committed: CommittedLayer) -> RenderNode {
    let time = committedLocalTime(at: FrameLoop.main.now)
    if !committed.animations.isEmpty { committed.show(at: time) }
    var state = committed.shown
    var isStill = committed.animations.isEmpty
    let children = state.nodesOfSublayers(under: nil, isRoot: true) { outer, delay in
      committed.renderSublayers(at: time - delay, outer: outer, isStill: &isStill)
    }
    state.leavePlace()
    let mask = committed.renderMask(at: time, isStill: &isStill)
    let node = state.node(outer: nil, children: children, mask: mask)
    if isStill { committed.look = node }
    return node
  }

  /// Returns the model layer's appearance, displayed but not laid out, without its own position and transform in its
  /// superlayer.
  package final func modelLook() -> LayerLook {
    displaySubtree()
    return LayerLook(node: renderModel(isRoot: true, isOpaque: false), isFlipped: contentsAreFlipped())
  }

  /// Returns the model without animations. `isRoot`: without its own position and transform in its superlayer.
  /// `isOpaque`: ignores its own opacity and hidden state. `outer`: the superlayer's transform of its sublayers.
  final func renderModel(isRoot: Bool, isOpaque: Bool = true, outer: CATransform3D? = nil) -> RenderNode {
    let layers = visibleSublayers ?? []
    let children = state.nodesOfSublayers(under: outer, isRoot: isRoot) { outer, _ in
      layers.map { ($0.renderModel(isRoot: false, outer: outer), $0.zPosition) }
    }
    var state = state
    if isRoot {
      state.leavePlace()
      if isOpaque { (state.opacity, state.isHidden) = (1, false) }
    }
    return state.node(outer: outer, children: children, mask: mask?.renderModel(isRoot: false))
  }
}

extension CommittedLayer {
  /// Returns the sublayers' nodes at this layer's local time. Clears `isStill` if one of them changes with time.
  fileprivate func renderSublayers(
    at time: CFTimeInterval, outer: CATransform3D?, isStill: inout Bool
  ) -> [LayerState.Sublayer] {
    var nodes: [LayerState.Sublayer] = []
    for layer in sublayers {
      let (node, still) = layer.renderCommitted(at: time, outer: outer)
      isStill = isStill && still
      if let node { nodes.append((node, layer.committed?.shown.zPosition ?? 0)) }
    }
    return nodes
  }

  /// Returns the mask's node at this layer's local time. Clears `isStill` if it changes with time.
  fileprivate func renderMask(at time: CFTimeInterval, isStill: inout Bool) -> RenderNode? {
    guard let (node, still) = mask?.renderCommitted(at: time) else { return nil }
    isStill = isStill && still
    return node
  }
}

extension LayerState {
  /// Removes the layer's position and transform in its superlayer.
  fileprivate mutating func leavePlace() {
    isGeometryFlipped = false
    position = anchor
    transform = CATransform3DIdentity
    zPosition = 0
  }
}

extension MediaTiming {
  /// Returns `true` if a layer with a begin time or a duration is visible at its parent's time. (Inferred from the
  /// timing model. Core Animation's use of the begin time shows in a layer that vanishes inside a frozen one.)
  func isShown(at parent: CFTimeInterval) -> Bool {
    if beginTime != 0 && !hasBegun(at: parent) { return fillMode.fillsBackwards }
    return !duration.isFinite || !isOver(at: parent) || fillMode.fillsForwards
  }
}
