extension RenderNode {
  /// Returns the same node with a different transform.
  package func with(transform: CATransform3D) -> RenderNode {
    RenderNode(
      transform: transform, bounds: bounds, opacity: opacity, isHidden: isHidden, backgroundColor: backgroundColor,
      cornerRadius: cornerRadius, maskedCorners: maskedCorners,
      hasContinuousCorners: hasContinuousCorners, border: border, shadow: shadow,
      masksToBounds: masksToBounds, contents: contents, shape: shape, gradient: gradient,
      backdrop: backdrop, mask: mask, children: children, isDoubleSided: isDoubleSided, isCrossfade: isCrossfade,
      isGeometryFlipped: isGeometryFlipped, groupsOpacity: groupsOpacity, rasterization: rasterization,
      sampling: sampling, tint: tint)
  }

  /// Returns a group of this node with an opacity, in its parent's space.
  func faded(_ opacity: CGFloat) -> RenderNode {
    RenderNode(transform: CATransform3DIdentity, bounds: .zero, opacity: opacity, children: [self])
  }
}
