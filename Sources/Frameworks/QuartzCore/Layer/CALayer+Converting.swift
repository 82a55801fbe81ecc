extension CALayer {
  /// The transform from the layer's coordinates to its superlayer's, or for the root layer to the space around it.
  private var transformOut: CATransform3D {
    let own = state.transformToParent
    let superlayer = superlayer
    guard let outer = superlayer?.state.transformOfSublayers, superlayer?.mask !== self else { return own }
    return CATransform3DConcat(own, outer)
  }

  /// The nearest ancestor that flattens its sublayers, if any, and the transform from the layer's to its coordinates.
  private var step: (transform: CATransform3D, outer: CALayer?) {
    var (transform, outer) = (transformOut, superlayer)
    while let layer = outer, layer.state.isTransformOnly {
      transform = CATransform3DConcat(transform, layer.transformOut)
      outer = layer.superlayer
    }
    return (transform, outer)
  }

  /// Converts `p` from this layer to the space around the root layer. Does not build a list of the ancestors, because
  /// it is called in every frame while a touch moves.
  private func outward<Shape>(_ p: Shape, _ project: (CATransform3D, Shape) -> Shape) -> Shape {
    var (p, layer) = (p, self)
    while true {
      let (transform, outer) = layer.step
      p = project(transform, p)
      guard let outer else { return p }
      layer = outer
    }
  }

  /// Converts `p` from the space around the root layer to this layer. A layer that is seen edge-on does not change it.
  private func inward<Shape>(_ p: Shape, _ unproject: (CATransform3D, Shape) -> Shape?) -> Shape {
    let (transform, layer) = step
    let outer = layer?.inward(p, unproject) ?? p
    return unproject(transform, outer) ?? outer
  }

  /// `true` if `l` is the superlayer, and flattens its sublayers. Then a conversion does not concern the layers around it.
  private func isFlat(in l: CALayer?) -> Bool {
    guard let l, l === parent else { return false }
    return presented == nil && !l.state.isTransformOnly
  }

  /// Converts a point from layer `l` (nil: the space around the root layer) to this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if isFlat(in: l) { return transformOut.unproject(p) ?? p }
    if let l, l.isFlat(in: self) { return l.transformOut.project(p) }
    return inward(l?.outward(p) { $0.project($1) } ?? p) { $0.unproject($1) }
  }

  /// Converts a point from this layer to the coordinates of layer `l` (nil: the space around the root layer).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if isFlat(in: l) { return transformOut.project(p) }
    if let l, l.isFlat(in: self) { return l.transformOut.unproject(p) ?? p }
    let outside = outward(p) { $0.project($1) }
    return l?.inward(outside) { $0.unproject($1) } ?? outside
  }

  /// Converts a rectangle from layer `l` (nil: around the root layer). Returns the smallest rectangle around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    if isFlat(in: l) { return transformOut.unproject(r) ?? r }
    if let l, l.isFlat(in: self) { return l.transformOut.project(r) }
    return inward(l?.outward(r) { $0.project($1) } ?? r) { $0.unproject($1) }
  }

  /// Converts a rectangle to layer `l` (nil: around the root layer). Returns the smallest rectangle around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    if isFlat(in: l) { return transformOut.project(r) }
    if let l, l.isFlat(in: self) { return l.transformOut.unproject(r) ?? r }
    let outside = outward(r) { $0.project($1) }
    return l?.inward(outside) { $0.unproject($1) } ?? outside
  }

  final func search(at p: CGPoint) -> CALayer? {
    guard !isHidden, let own = transformOut.unproject(p) else { return nil }
    let isInside = contains(own)
    if masksToBounds && !isInside { return nil }
    for layer in LayerState.drawingOrder(visibleSublayers ?? [], zPosition: \.zPosition).reversed() {
      if let hit = layer.state.isTransformOnly ? layer.searchSublayers(at: own) : layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  /// Hit-tests the sublayers of a layer that does not flatten them. The layer itself is never hit (CATransformLayer.h).
  /// `p` and `outer` are relative to the nearest ancestor that flattens its sublayers.
  private func searchSublayers(at p: CGPoint, outer: CATransform3D = CATransform3DIdentity) -> CALayer? {
    guard !isHidden else { return nil }
    let whole = CATransform3DConcat(transformOut, outer)
    let layers = (visibleSublayers ?? []).map {
      (layer: $0, depth: CATransform3DConcat($0.transformOut, whole).depth(of: $0))
    }
    for layer in LayerState.drawingOrder(layers, zPosition: \.depth).reversed().map(\.layer) {
      let transform = CATransform3DConcat(layer.transformOut, whole)
      if layer.state.isTransformOnly {
        if let hit = layer.searchSublayers(at: p, outer: whole) { return hit }
      } else if let own = transform.unproject(p), let hit = layer.hitTest(layer.transformOut.project(own)) {
        return hit
      }
    }
    return nil
  }
}

extension LayerState {
  /// Returns sublayers back to front: by z position, and by list order if that is equal.
  static func drawingOrder<T>(_ layers: [T], zPosition: (T) -> CGFloat) -> [T] {
    guard layers.contains(where: { zPosition($0) != 0 }) else { return layers }
    return layers.enumerated().sorted { a, b in
      let (p, q) = (zPosition(a.element), zPosition(b.element))
      return p == q ? a.offset < b.offset : p < q
    }.map(\.element)
  }
}

extension CATransform3D {
  /// Returns the depth of a layer's center. Greater is closer to the eye.
  fileprivate func depth(of layer: CALayer) -> CGFloat { depth(ofPointAt: layer.bounds.midX, layer.bounds.midY) }

  /// Returns the depth of a point at z = 0, after the division by w.
  func depth(ofPointAt x: CGFloat, _ y: CGFloat) -> CGFloat {
    let z = m13 * x + m23 * y + m43
    let w = m14 * x + m24 * y + m44
    return w > 0 ? z / w : z
  }
}
