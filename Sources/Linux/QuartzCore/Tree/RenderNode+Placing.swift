extension RenderNode {
  /// Returns the same node elsewhere, with another opacity.
  func with(transform: CATransform3D, opacity: CGFloat) -> RenderNode {
    RenderNode(
      transform: transform, bounds: bounds, opacity: opacity, isHidden: isHidden, backgroundColor: backgroundColor,
      cornerRadius: cornerRadius, maskedCorners: maskedCorners,
      hasContinuousCorners: hasContinuousCorners, border: border, shadow: shadow,
      masksToBounds: masksToBounds, contents: contents, shape: shape, gradient: gradient,
      backdrop: backdrop, mask: mask, children: children, isDoubleSided: isDoubleSided, isCrossfade: isCrossfade,
      isGeometryFlipped: isGeometryFlipped, groupsOpacity: groupsOpacity, rasterization: rasterization,
      sampling: sampling, tint: tint)
  }
}
