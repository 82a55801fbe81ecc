extension RenderNode {
  /// The distance that perspective resampling and antialiasing reach beyond a node's extent, in its parent's space.
  private static let reach: CGFloat = 1

  /// Returns a rectangle in the parent's space that contains all differences from `old`. Null if nothing differs.
  ///
  /// Nodes that are the same object are equal. Nodes that differ only in their children are compared child by child, so
  /// that a small moving node damages only its own area.
  package func damage(since old: RenderNode) -> CGRect {
    if self === old { return .null }
    guard isPlacedLike(old), body === old.body || body.drawsLike(old.body) else { return placeInParent.union(old.placeInParent) }
    if body === old.body { return .null }
    var inside = Self.damage(from: old.body.children, to: body.children)
    if body.masksToBounds { inside = inside.intersection(body.bounds) }
    guard !inside.isNull else { return .null }
    return Homography(transform).boundingBox(of: inside.intersection(body.extent.union(old.body.extent)))
      .insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// The area that the node can draw on, in its parent's space.
  private var placeInParent: CGRect {
    guard isVisible else { return .null }
    return Homography(transform).boundingBox(of: body.extent).insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// Compares lists of equal length in pairs. If nodes were added or removed, skips the nodes that are the same at both
  /// ends, and includes all nodes in between.
  private static func damage(from old: [RenderNode], to new: [RenderNode]) -> CGRect {
    if old.count == new.count {
      return zip(old, new).reduce(.null) { $0.union($1.1.damage(since: $1.0)) }
    }
    let head = zip(old, new).prefix { $0 === $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(min(old.count, new.count) - head).prefix { $0 === $1 }.count
    let between = old[head..<old.count - tail] + new[head..<new.count - tail]
    return between.reduce(.null) { $0.union($1.placeInParent) }
  }

  private func isPlacedLike(_ old: RenderNode) -> Bool {
    CATransform3DEqualToTransform(transform, old.transform) && opacity == old.opacity && isHidden == old.isHidden
  }
}

extension RenderNode.Body {
  /// Returns `true` if only the children differ, and their changes affect only their own area. `false` if there is a
  /// shadow, which is made from them, or a different mask, which is not compared.
  fileprivate func drawsLike(_ old: RenderNode.Body) -> Bool {
    bounds == old.bounds && backgroundColor == old.backgroundColor && cornerRadius == old.cornerRadius
      && maskedCorners == old.maskedCorners && masksToBounds == old.masksToBounds && mask === old.mask
      && isDoubleSided == old.isDoubleSided && isCrossfade == old.isCrossfade && shadow == nil && old.shadow == nil
      && isGeometryFlipped == old.isGeometryFlipped && gradient == nil
      && old.gradient == nil && backdrop == old.backdrop && groupsOpacity == old.groupsOpacity
      && hasContinuousCorners == old.hasContinuousCorners && sampling == old.sampling && tint == old.tint
      && rasterization == nil && old.rasterization == nil && border == old.border && contents == old.contents
      && shape == nil && old.shape == nil
  }
}
