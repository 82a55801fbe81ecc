extension RenderNode {
  /// Resampling in perspective and soft edges reach this far beyond a node's extent, in units of its parent's space.
  private static let reach: CGFloat = 1

  /// A rectangle in the space of the parent outside of which this node draws the same as `old`; null if nothing differs.
  ///
  /// Nodes that are the same object are equal. Two that differ in their children alone are looked at child by child, so
  /// that something small which moves costs no more than its own places.
  package func damage(since old: RenderNode) -> CGRect {
    if self === old { return .null }
    guard drawsLike(old) else { return placeInParent.union(old.placeInParent) }
    var inside = Self.damage(from: old.children, to: children)
    if masksToBounds { inside = inside.intersection(bounds) }
    guard !inside.isNull else { return .null }
    return Homography(transform).boundingBox(of: inside.intersection(extent.union(old.extent)))
      .insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// What the node can draw on, in its parent's space.
  private var placeInParent: CGRect {
    guard isVisible else { return .null }
    return Homography(transform).boundingBox(of: extent).insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// Lists of equal length are compared in pairs. Where nodes came or went, what is the same at both ends is left out,
  /// and all in between counts.
  private static func damage(from old: [RenderNode], to new: [RenderNode]) -> CGRect {
    if old.count == new.count {
      return zip(old, new).reduce(.null) { $0.union($1.1.damage(since: $1.0)) }
    }
    let head = zip(old, new).prefix { $0 === $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(min(old.count, new.count) - head).prefix { $0 === $1 }.count
    let between = old[head..<old.count - tail] + new[head..<new.count - tail]
    return between.reduce(.null) { $0.union($1.placeInParent) }
  }

  /// Whether nothing but the children differs, and a change of these stays where it is: a shadow is made from them, and
  /// a mask is not looked into.
  private func drawsLike(_ old: RenderNode) -> Bool {
    CATransform3DEqualToTransform(transform, old.transform) && bounds == old.bounds && opacity == old.opacity
      && isHidden == old.isHidden && backgroundColor == old.backgroundColor && cornerRadius == old.cornerRadius
      && maskedCorners == old.maskedCorners && masksToBounds == old.masksToBounds && mask === old.mask
      && isDoubleSided == old.isDoubleSided && isCrossfade == old.isCrossfade && shadow == nil && old.shadow == nil
      && isGeometryFlipped == old.isGeometryFlipped && gradient == nil
      && old.gradient == nil && backdrop == old.backdrop && groupsOpacity == old.groupsOpacity
      && hasContinuousCorners == old.hasContinuousCorners && sampling == old.sampling && tint == old.tint
      && rasterization == nil && old.rasterization == nil && border == old.border && contents == old.contents
      && shape == nil && old.shape == nil
  }
}
