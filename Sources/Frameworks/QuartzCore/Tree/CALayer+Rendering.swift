extension CALayer {
  /// Returns the committed layer's render node at its parent's time, nil if it is not shown, and `true` if the node
  /// stays the same until the next commit. `outer` is the parent's transform of its sublayers.
  final func renderCommitted(
    at parentTime: CFTimeInterval, outer: CATransform3D? = nil
  ) -> (node: RenderNode?, isStill: Bool) {
    guard let committed else { return (nil, true) }
    WorkCounters.layers += 1
    if let node = committed.node, committed.hasNode(under: outer) { return (node, true) }
    let isTimed = committed.state.timing.beginTime != 0 || committed.state.timing.duration.isFinite
    if isTimed && !committed.state.timing.isShown(at: parentTime) { return (nil, false) }
    let time = committed.localTime(parentTime)
    if !committed.animations.isEmpty { committed.show(at: time) }
    var isStill = !isTimed && committed.animations.isEmpty
    let children = committed.renderSublayers(at: time, under: outer, isStill: &isStill)
    let mask = committed.renderMask(at: time, isStill: &isStill)
    let node = committed.makeNode(at: time, under: outer, children: children, mask: mask)
    if isStill {
      committed.node = node
      committed.outer = outer
    }
    return (node, isStill)
  }

  /// Returns the layer's appearance as of the last commit, with its animations at this time, without its own position
  /// and transform in its superlayer. Ignores a `CATransition` of the layer itself. Returns nil if the layer was never
  /// committed, and the same node while nothing changes and nothing is animated.
  package final func committedAppearance() -> LayerAppearance? {
    guard let committed else { return nil }
    return LayerAppearance(node: committed.look ?? renderAppearance(of: committed), isFlipped: contentsAreFlipped())
  }

  private func renderAppearance(of committed: CommittedLayer) -> RenderNode {
    let time = committed.time(at: FrameLoop.main.now).local
    if !committed.animations.isEmpty { committed.show(at: time) }
    var isStill = committed.animations.isEmpty
    let children = committed.renderSublayers(at: time, under: nil, isRoot: true, isStill: &isStill)
    let mask = committed.renderMask(at: time, isStill: &isStill)
    let node = committed.shown.inPlace.node(outer: nil, children: children, mask: mask)
    if isStill { committed.look = node }
    return node
  }

  /// Returns the model layer's appearance, displayed but not laid out, without its own position and transform in its
  /// superlayer.
  package final func modelAppearance() -> LayerAppearance {
    displaySubtree()
    return LayerAppearance(node: renderModel(isRoot: true, isOpaque: false), isFlipped: contentsAreFlipped())
  }

  /// Returns the model without animations. `isRoot`: without its own position and transform in its superlayer.
  /// `isOpaque`: ignores its own opacity and hidden state. `outer`: the superlayer's transform of its sublayers.
  final func renderModel(isRoot: Bool, isOpaque: Bool = true, outer: CATransform3D? = nil) -> RenderNode {
    let children = renderModelSublayers(isRoot: isRoot, outer: outer)
    let mask = mask?.renderModel(isRoot: false)
    return modelNode(isRoot: isRoot, isOpaque: isOpaque, outer: outer, children: children, mask: mask)
  }

  private func renderModelSublayers(isRoot: Bool, outer: CATransform3D?) -> [RenderNode] {
    if hasArrangedSublayers { return renderArrangedModel(isRoot: isRoot, outer: outer) }
    return LayerState.planarNodes(renderModelSublayers(outer: sublayerTransformAboutAnchor))
  }

  private func renderModelSublayers(outer: CATransform3D?) -> [LayerState.Sublayer] {
    var nodes: [LayerState.Sublayer] = []
    for layer in visibleSublayers ?? [] {
      nodes.append((layer.renderModel(isRoot: false, outer: outer), layer.zPosition))
    }
    return nodes
  }

  // What follows copies the whole state. It is separate, so that the recursion above needs little of the stack.

  private var hasArrangedSublayers: Bool { state.isArranged }

  private var sublayerTransformAboutAnchor: CATransform3D? { state.transformOfSublayers }

  private func renderArrangedModel(isRoot: Bool, outer: CATransform3D?) -> [RenderNode] {
    state.nodesOfSublayers(under: outer, isRoot: isRoot) { outer, _ in renderModelSublayers(outer: outer) }
  }

  private func modelNode(
    isRoot: Bool, isOpaque: Bool, outer: CATransform3D?, children: [RenderNode], mask: RenderNode?
  ) -> RenderNode {
    guard isRoot else { return state.node(outer: outer, children: children, mask: mask) }
    var state = state.inPlace
    if isOpaque { (state.opacity, state.isHidden) = (1, false) }
    return state.node(outer: outer, children: children, mask: mask)
  }
}

extension LayerState {
  /// The state without the layer's position and transform in its superlayer.
  fileprivate var inPlace: LayerState {
    var state = self
    state.isGeometryFlipped = false
    state.position = state.anchor
    state.transform = CATransform3DIdentity
    state.zPosition = 0
    return state
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
