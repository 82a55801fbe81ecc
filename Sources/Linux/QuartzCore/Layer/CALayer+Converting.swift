extension CALayer {
  /// From the layer's coordinates to what it is in: its superlayer's, or for the topmost layer those around it.
  private var transformOut: CATransform3D {
    let own = state.transformToParent
    guard let outer = superlayer?.state.transformOfSublayers, superlayer?.mask !== self else { return own }
    return CATransform3DConcat(own, outer)
  }

  /// From the layer's coordinates to those of the nearest layer above that projects what is in it; nil if there is none.
  private var step: (transform: CATransform3D, outer: CALayer?) {
    var (transform, outer) = (transformOut, superlayer)
    while let layer = outer, layer.state.isTransformOnly {
      transform = CATransform3DConcat(transform, layer.transformOut)
      outer = layer.superlayer
    }
    return (transform, outer)
  }

  /// `p`, of this layer, in the space around the topmost layer. Goes up without a list of the layers: a finger that moves asks in
  /// every frame.
  private func outward<Shape>(_ p: Shape, _ project: (CATransform3D, Shape) -> Shape) -> Shape {
    var (p, layer) = (p, self)
    while true {
      let (transform, outer) = layer.step
      p = project(transform, p)
      guard let outer else { return p }
      layer = outer
    }
  }

  /// `p`, of the space around the topmost layer, in this layer. A layer that is seen edge on changes nothing.
  private func inward<Shape>(_ p: Shape, _ unproject: (CATransform3D, Shape) -> Shape?) -> Shape {
    let (transform, layer) = step
    let outer = layer?.inward(p, unproject) ?? p
    return unproject(transform, outer) ?? outer
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
      if let hit = layer.state.isTransformOnly ? layer.searchSublayers(at: own) : layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  /// The layer at a point in a layer that leaves its sublayers in space. It is passed over itself (CATransformLayer.h). `p` and
  /// `outer` are of the nearest layer above that projects.
  private func searchSublayers(at p: CGPoint, outer: CATransform3D = CATransform3DIdentity) -> CALayer? {
    guard !isHidden else { return nil }
    let place = CATransform3DConcat(transformOut, outer)
    let layers = (visibleSublayers ?? []).map {
      (layer: $0, depth: CATransform3DConcat($0.transformOut, place).depth(of: $0))
    }
    for layer in state.drawingOrder(layers, zPosition: \.depth).reversed().map(\.layer) {
      let transform = CATransform3DConcat(layer.transformOut, place)
      if layer.state.isTransformOnly {
        if let hit = layer.searchSublayers(at: p, outer: place) { return hit }
      } else if let own = transform.unproject(p), let hit = layer.hitTest(layer.transformOut.project(own)) {
        return hit
      }
    }
    return nil
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

extension CATransform3D {
  /// The depth of a layer's center, greater if it is nearer to the eye.
  fileprivate func depth(of layer: CALayer) -> CGFloat { depth(ofPointAt: layer.bounds.midX, layer.bounds.midY) }

  /// The depth of a point at z = 0, after the division by w.
  func depth(ofPointAt x: CGFloat, _ y: CGFloat) -> CGFloat {
    let z = m13 * x + m23 * y + m43
    let w = m14 * x + m24 * y + m44
    return w > 0 ? z / w : z
  }
}
