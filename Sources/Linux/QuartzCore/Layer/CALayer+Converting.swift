extension CALayer {
  /// From the layer's coordinates to what it is in: its superlayer's, or for the topmost layer those around it.
  private var transformOut: CATransform3D {
    let own = state.transformToParent
    guard let outer = superlayer?.state.transformOfSublayers, superlayer?.mask !== self else { return own }
    return CATransform3DConcat(own, outer)
  }

  /// `p`, of this layer, in the space around the topmost layer. Goes up without a list of the layers: a finger that moves asks in
  /// every frame.
  private func outward<Shape>(_ p: Shape, _ project: (CATransform3D, Shape) -> Shape) -> Shape {
    var (p, layer) = (p, self)
    while true {
      p = project(layer.transformOut, p)
      guard let outer = layer.superlayer else { return p }
      layer = outer
    }
  }

  /// `p`, of the space around the topmost layer, in this layer. A layer that is seen edge on changes nothing.
  private func inward<Shape>(_ p: Shape, _ unproject: (CATransform3D, Shape) -> Shape?) -> Shape {
    let outer = superlayer?.inward(p, unproject) ?? p
    return unproject(transformOut, outer) ?? outer
  }

  /// A point of layer `l` (nil: of what is around the topmost layer) in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    inward(l?.outward(p) { $0.project($1) } ?? p) { $0.unproject($1) }
  }

  /// A point of this layer in the coordinates of layer `l` (nil: of what is around the topmost layer).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outside = outward(p) { $0.project($1) }
    return l?.inward(outside) { $0.unproject($1) } ?? outside
  }

  /// The smallest rectangle around one of layer `l` (nil: of what is around the topmost layer) in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    inward(l?.outward(r) { $0.project($1) } ?? r) { $0.unproject($1) }
  }

  /// The smallest rectangle around one of this layer in the coordinates of layer `l` (nil: of what is around the topmost).
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let outside = outward(r) { $0.project($1) }
    return l?.inward(outside) { $0.unproject($1) } ?? outside
  }

  final func search(at p: CGPoint) -> CALayer? {
    guard !isHidden, let own = transformOut.unproject(p) else { return nil }
    let isInside = contains(own)
    if masksToBounds && !isInside { return nil }
    for layer in state.drawingOrder(visibleSublayers ?? [], zPosition: \.zPosition).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}

extension LayerState {
  /// Sublayers back to front: by place along z, and among equals as they stand in the list.
  func drawingOrder<T>(_ layers: [T], zPosition: (T) -> CGFloat) -> [T] {
    guard layers.contains(where: { zPosition($0) != 0 }) else { return layers }
    return layers.enumerated().sorted { a, b in
      let (p, q) = (zPosition(a.element), zPosition(b.element))
      return p == q ? a.offset < b.offset : p < q
    }.map(\.element)
  }
}
