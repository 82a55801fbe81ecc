/// The arrangement of a layer's sublayers for drawing.
extension LayerState {
  /// A sublayer's node and its position along z.
  typealias Sublayer = (node: RenderNode, z: CGFloat)

  /// Returns the nodes of the sublayers, in drawing order.
  ///
  /// - Parameters:
  ///   - outer: The superlayer's transform of its sublayers.
  ///   - isRoot: Ignores the layer's own position and transform.
  ///   - render: Returns the sublayers for a transform that applies to them, and for a delay in seconds.
  func nodesOfSublayers(
    under outer: CATransform3D?, isRoot: Bool = false,
    _ render: (_ outer: CATransform3D?, _ delay: CFTimeInterval) -> [Sublayer]
  ) -> [RenderNode] {
    let outerTransform = isTransformOnly && !isRoot ? CATransform3D.product(transformToParent, outer) : nil
    if let replicator = rareBox?.value.replicator { return nodesOfCopies(replicator, in: outerTransform, render) }
    guard isTransformOnly else { return Self.planarNodes(render(transformOfSublayers, 0)) }
    return RenderNode.byDepth(render(.product(transformOfSublayers, outerTransform), 0), node: \.node).map(\.node)
  }

  /// `true` if the sublayers may be copied, or keep their positions in space.
  var isArranged: Bool { isTransformOnly || rareBox != nil }

  static func planarNodes(_ sublayers: [Sublayer]) -> [RenderNode] { drawingOrder(sublayers) { $0.z }.map(\.node) }

  private func nodesOfCopies(
    _ replicator: ReplicatorState, in outerTransform: CATransform3D?,
    _ render: (_ outer: CATransform3D?, _ delay: CFTimeInterval) -> [Sublayer]
  ) -> [RenderNode] {
    let transforms = replicator.transforms(about: CGPoint(x: bounds.midX, y: bounds.midY)).enumerated()
    func delay(_ index: Int) -> CFTimeInterval { replicator.delay * Double(index) }
    guard isTransformOnly else {
      return transforms.map { index, transform in
        let nodes = Self.planarNodes(render(transformOfSublayers, delay(index)))
        return RenderNode(group: nodes, transform: transform, tint: replicator.tint(at: index))
      }
    }
    let nodes = transforms.flatMap { index, transform in
      let tint = replicator.tint(at: index)
      return render(.product(transformOfSublayers, transform, outerTransform), delay(index)).map { ($0.node, tint) }
    }
    return RenderNode.byDepth(nodes, node: \.0).map { $1 == .white ? $0 : $0.tinted($1) }
  }

  /// Returns the node of a layer that does not flatten its sublayers, which are already in its superlayer's space.
  func spatialNode(children: [RenderNode]) -> RenderNode {
    RenderNode(
      transform: CATransform3DIdentity, bounds: .zero, opacity: CGFloat(min(max(opacity, 0), 1)), isHidden: isHidden,
      children: children, isGeometryFlipped: isGeometryFlipped, groupsOpacity: false)
  }
}

extension CATransform3D {
  /// Returns the product that applies the first transform first. Nil stands for the identity.
  static func product(_ transforms: CATransform3D?...) -> CATransform3D {
    transforms.reduce(CATransform3DIdentity) { product, next in next.map { CATransform3DConcat(product, $0) } ?? product
    }
  }
}

extension RenderNode {
  /// Sorts nodes with the same parent, the farthest from the eye first. Nodes at the same depth keep their order.
  static func byDepth<T>(_ list: [T], node: (T) -> RenderNode) -> [T] {
    let depths = list.map { node($0).depth }
    return list.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }.map { list[$0] }
  }

  /// The depth of the node's center in its parent's space. Greater is closer to the eye.
  private var depth: CGFloat {
    let isInParent = body.bounds.isEmpty && CATransform3DIsIdentity(transform) && !body.children.isEmpty
    guard isInParent else { return transform.depth(ofPointAt: body.bounds.midX, body.bounds.midY) }
    return body.children.reduce(0) { $0 + $1.depth } / CGFloat(body.children.count)
  }
}
