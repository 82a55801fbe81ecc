/// The render nodes of many sublayers, so that a change of one of them does not look at all the others.
struct SublayerNodes {
  /// The number of sublayers above which their nodes are kept.
  static let fewest = 16

  /// The nodes, one for each sublayer, in order.
  var nodes: [RenderNode]
  /// The superlayer's transform for which they were made.
  let outer: CATransform3D?
  /// The indices of those that change with time, or that were discarded since.
  var open: [Int]
}

// These functions call each other for each level of the tree. What copies the state is separate, so that a stack has room for
// thousands of levels in a debug build too.
extension CommittedLayer {
  /// Returns the sublayers' nodes at this layer's local time, in drawing order. Clears `isStill` if one of them changes
  /// with time. `outer` is the superlayer's transform of its sublayers. `isRoot`: ignores the layer's own position and
  /// transform.
  func renderSublayers(
    at time: CFTimeInterval, under outer: CATransform3D?, isRoot: Bool = false, isStill: inout Bool
  ) -> [RenderNode] {
    if hasArrangedSublayers { return renderArranged(at: time, under: outer, isRoot: isRoot, isStill: &isStill) }
    if sublayers.isEmpty { return [] }
    let inner = transformOfShownSublayers
    if let nodes = renderOpenSublayers(at: time, outer: inner, isStill: &isStill) { return nodes }
    return LayerState.planarNodes(renderAll(at: time, outer: inner, isStill: &isStill))
  }

  private func renderArranged(
    at time: CFTimeInterval, under outer: CATransform3D?, isRoot: Bool, isStill: inout Bool
  ) -> [RenderNode] {
    shown.nodesOfSublayers(under: outer, isRoot: isRoot) { outer, delay in
      renderAll(at: time - delay, outer: outer, isStill: &isStill)
    }
  }

  private func renderAll(
    at time: CFTimeInterval, outer: CATransform3D?, isStill: inout Bool
  ) -> [LayerState.Sublayer] {
    var nodes: [LayerState.Sublayer] = []
    nodes.reserveCapacity(sublayers.count)
    var open: [Int] = []
    for (index, layer) in sublayers.enumerated() {
      let (node, still) = layer.renderCommitted(at: time, outer: outer)
      if !still {
        isStill = false
        open.append(index)
      }
      if let node { nodes.append((node, layer.committed?.shown.zPosition ?? 0)) }
    }
    keep(nodes, outer: outer, open: open)
    return nodes
  }

  /// Keeps the nodes of many sublayers that are all shown, in the order of the list.
  private func keep(_ nodes: [LayerState.Sublayer], outer: CATransform3D?, open: [Int]) {
    sublayerNodes = nil
    guard sublayers.count > SublayerNodes.fewest, !hasArrangedSublayers, nodes.count == sublayers.count,
      nodes.allSatisfy({ $0.z == 0 })
    else { return }
    sublayerNodes = SublayerNodes(nodes: nodes.map(\.node), outer: outer, open: open)
    for (index, layer) in sublayers.enumerated() { layer.committed?.index = index }
  }

  /// Returns the kept nodes after rendering only the sublayers whose nodes may have changed. Nil if none are kept.
  private func renderOpenSublayers(
    at time: CFTimeInterval, outer: CATransform3D?, isStill: inout Bool
  ) -> [RenderNode]? {
    guard var kept = sublayerNodes, CATransform3D.areEqual(kept.outer, outer) else { return nil }
    sublayerNodes = nil
    var open: [Int] = []
    for index in kept.open {
      let layer = sublayers[index]
      let (node, still) = layer.renderCommitted(at: time, outer: outer)
      guard let node, layer.committed?.shown.zPosition == 0 else { return nil }
      kept.nodes[index] = node
      if !still { open.append(index) }
    }
    if !open.isEmpty { isStill = false }
    kept.open = open
    sublayerNodes = kept
    return kept.nodes
  }

  /// Returns the mask's node at this layer's local time. Clears `isStill` if it changes with time.
  func renderMask(at time: CFTimeInterval, isStill: inout Bool) -> RenderNode? {
    guard let mask else { return nil }
    let (node, still) = mask.renderCommitted(at: time)
    isStill = isStill && still
    return node
  }

  /// Returns the layer's node, with its transition at a local time.
  func makeNode(
    at time: CFTimeInterval, under outer: CATransform3D?, children: [RenderNode], mask: RenderNode?
  ) -> RenderNode {
    if let transitionFrame = transitionFrame(at: time) {
      return transitionFrame.node(to: shown.node(outer: nil, children: children, mask: mask), outer: outer)
    }
    guard animations.changeOnlyPlacement, !animations.isEmpty, !shown.isTransformOnly else {
      return shown.node(outer: outer, children: children, mask: mask)
    }
    let (transform, opacity) = placement(under: outer)
    if let node = movedNode?.moved(to: transform, opacity: opacity, children: children, mask: mask) { return node }
    let node = shown.node(outer: outer, children: children, mask: mask)
    movedNode = MovedNode(node, children: children, mask: mask)
    return node
  }

  private var hasArrangedSublayers: Bool { shown.isTransformOnly || shown.rareBox != nil }

  private var transformOfShownSublayers: CATransform3D? {
    CATransform3DIsIdentity(shown.sublayerTransform) ? nil : shown.transformOfSublayers
  }
}

extension CALayer {
  /// Discards the nodes of the layer and its ancestors.
  final func invalidateNode() {
    var layer = self
    while let committed = layer.committed, committed.node != nil || committed.look != nil {
      let parent = committed.parent
      if committed.node != nil { parent?.committed?.sublayerNodes?.open.append(committed.index) }
      (committed.node, committed.look) = (nil, nil)
      guard let parent else { return }
      layer = parent
    }
  }
}
