extension RenderNode {
  /// The appearance of a node in its own space, whose origin is the origin of the layer's coordinates (not its corner).
  package final class Body: @unchecked Sendable {
    package let bounds: CGRect
    package let backgroundColor: CGColor?
    package let cornerRadius: CGFloat
    package let maskedCorners: CACornerMask
    package let hasContinuousCorners: Bool
    package let border: Border?
    package let shadow: Shadow?
    package let masksToBounds: Bool
    package let contents: Contents?
    package let shape: Shape?
    package let gradient: Gradient?
    /// The effect on the content behind the node. Nil if there is none.
    package let backdrop: Backdrop?
    package let mask: RenderNode?
    /// The children, in drawing order.
    package let children: [RenderNode]
    package let isDoubleSided: Bool
    /// `true` if the children's colors are added up instead of drawn over each other. Two children whose opacities add
    /// up to 1 make a crossfade.
    package let isCrossfade: Bool
    /// `true` if the transform flips the geometry. This does not count as showing the back, and images stay upright.
    package let isGeometryFlipped: Bool

    /// `true` if an opacity below 1 applies to the node as a group; otherwise it applies to each part separately.
    package let groupsOpacity: Bool
    /// The pixels per unit of the node's space of the image into which the node and its children are rasterized before
    /// they are drawn. Nil for no rasterization.
    package let rasterization: CGFloat?
    /// The filters for the contents and for the rasterized image.
    package let sampling: Sampling
    /// The factors for the colors of the node and its children, with an alpha of 1. Nil if colors do not change.
    package let tint: Tint?

    /// The rectangle that contains everything that the node and its children draw.
    let extent: CGRect
    /// The area of the backdrops of the node and its children. Null if there are none.
    let backdrops: CGRect
    /// The compositor's image of the body. It changes nothing that is seen.
    var cached: PictureCache.Entry?

    init(
      bounds: CGRect, backgroundColor: CGColor?, cornerRadius: CGFloat, maskedCorners: CACornerMask,
      hasContinuousCorners: Bool, border: Border?, shadow: Shadow?, masksToBounds: Bool, contents: Contents?,
      shape: Shape?, gradient: Gradient?, backdrop: Backdrop?, mask: RenderNode?, children: [RenderNode],
      isDoubleSided: Bool, isCrossfade: Bool, isGeometryFlipped: Bool, groupsOpacity: Bool, rasterization: CGFloat?,
      sampling: Sampling, tint: Tint?
    ) {
      self.bounds = bounds.standardized
      self.backgroundColor = backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
      self.cornerRadius = cornerRadius
      self.maskedCorners = maskedCorners
      self.hasContinuousCorners = hasContinuousCorners
      self.border = border.flatMap { $0.width > 0 && $0.color.alpha > 0 ? $0 : nil }
      self.shadow = shadow.flatMap { $0.opacity > 0 && $0.color.alpha > 0 ? $0 : nil }
      self.masksToBounds = masksToBounds
      self.contents = contents
      self.shape = shape
      self.gradient = gradient
      self.backdrop = backdrop
      self.mask = mask
      self.children = children.allSatisfy(\.isVisible) ? children : children.filter(\.isVisible)
      self.isDoubleSided = isDoubleSided
      self.isCrossfade = isCrossfade
      self.isGeometryFlipped = isGeometryFlipped
      self.groupsOpacity = groupsOpacity
      self.rasterization = rasterization
      self.sampling = sampling
      self.tint = tint
      extent = RenderNode.extent(
        bounds: self.bounds, masksToBounds: masksToBounds, contents: contents, shape: shape, shadow: self.shadow,
        children: self.children)
      backdrops = RenderNode.backdrops(backdrop == nil ? .null : self.bounds, children: self.children)
    }

    /// `true` if at most one thing is drawn. The node's opacity can then be applied to its alpha.
    var isSinglePrimitive: Bool {
      guard children.isEmpty, shadow == nil, backdrop == nil else { return false }
      let parts = [
        backgroundColor != nil, gradient != nil, contents != nil, shape?.fillColor != nil, shape?.strokeColor != nil,
        border != nil,
      ]
      return parts.count { $0 } <= 1
    }
  }
}
