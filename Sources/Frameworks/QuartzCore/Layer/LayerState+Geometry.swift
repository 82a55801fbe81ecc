extension LayerState {
  /// The point of the layer's own coordinates that is at its position, in points. Flipping the geometry does not move
  /// the frame, so the point is mirrored in the bounds.
  package var anchor: CGPoint {
    let fraction = isGeometryFlipped ? 1 - anchorPoint.y : anchorPoint.y
    return CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + fraction * bounds.height)
  }

  /// The transform from the layer's own coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  @inline(__always)
  package var transformToParent: CATransform3D {
    let anchor = anchor
    if CATransform3DIsIdentity(transform) && !isGeometryFlipped {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
    }
    let linear = isGeometryFlipped ? CATransform3DScale(transform, 1, -1, 1) : transform
    var t = CATransform3DTranslate(linear, -anchor.x, -anchor.y, -anchorPointZ)
    let translation = CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
    t = CATransform3DConcat(t, translation)
    return t
  }

  /// The transform from the sublayers' space to the layer's own coordinates: `sublayerTransform` about the anchor
  /// point. Nil if that is the identity.
  package var transformOfSublayers: CATransform3D? {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  package var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return transformToParent.project(bounds)
  }

  /// Returns the size and position for which `frame` is `rect`. The transform's inverse gives the size (measured for
  /// scales; for a rotation the frame becomes larger than `rect`, with the same center).
  func geometry(forFrame rect: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let rect = rect.standardized
    var copy = self
    copy.bounds.size = rect.size
    if !CATransform3DIsIdentity(transform) {
      var linear = transform
      (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
      copy.bounds.size = CATransform3DInvert(linear).project(CGRect(origin: .zero, size: rect.size)).size
    }
    copy.position = .zero
    let now = copy.frame
    return (copy.bounds, CGPoint(x: rect.midX - now.midX, y: rect.midY - now.midY))
  }
}
