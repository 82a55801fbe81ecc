extension CALayer {
  /// From the layer's coordinates to what it is in: its superlayer's, or for the topmost layer those around it.
  private var transformOut: CATransform3D {
    let own = state.transformToParent
    guard let outer = superlayer?.state.transformOfSublayers, superlayer?.mask !== self else { return own }
    return CATransform3DConcat(own, outer)
  }

  private var pathOut: [CATransform3D] {
    sequence(first: self, next: \.superlayer).map(\.transformOut)
  }

  /// A point of layer `l` (nil: of what is around the topmost layer) in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outside = (l?.pathOut ?? []).reduce(p) { $1.project($0) }
    return pathOut.reversed().reduce(outside) { $1.unproject($0) ?? $0 }
  }

  /// A point of this layer in the coordinates of layer `l` (nil: of what is around the topmost layer).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outside = pathOut.reduce(p) { $1.project($0) }
    return (l?.pathOut ?? []).reversed().reduce(outside) { $1.unproject($0) ?? $0 }
  }

  /// The smallest rectangle around one of layer `l` (nil: of what is around the topmost layer) in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let outside = (l?.pathOut ?? []).reduce(r) { $1.project($0) }
    return pathOut.reversed().reduce(outside) { $1.unproject($0) ?? $0 }
  }

  /// The smallest rectangle around one of this layer in the coordinates of layer `l` (nil: of what is around the topmost).
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let outside = pathOut.reduce(r) { $1.project($0) }
    return (l?.pathOut ?? []).reversed().reduce(outside) { $1.unproject($0) ?? $0 }
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
