/// A snapshot of a layer's appearance, the only input of the compositor. Trees of nodes are immutable.
///
/// All values are in the node's own space, whose origin is the origin of the layer's coordinates (not its corner).
package final class RenderNode: @unchecked Sendable {
  /// The transform from the node's space to its parent's. The compositor flattens each node into its parent's plane.
  package let transform: CATransform3D
  package let bounds: CGRect
  package let opacity: CGFloat
  package let isHidden: Bool
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
  /// `true` if the children's colors are added up instead of drawn over each other. Two children whose opacities add up
  /// to 1 make a crossfade.
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

  /// The rectangle, in the node's space, outside of which the node and its children draw nothing.
  let extent: CGRect
  /// The same in the parent's space.
  let extentInParent: CGRect
  /// The area of the backdrops of the node and its children, in the parent's space. Null if there are none.
  let backdropsInParent: CGRect

  package init(
    transform: CATransform3D, bounds: CGRect, opacity: CGFloat = 1, isHidden: Bool = false,
    backgroundColor: CGColor? = nil, cornerRadius: CGFloat = 0,
    maskedCorners: CACornerMask = CACornerMask(rawValue: 15), hasContinuousCorners: Bool = false,
    border: Border? = nil, shadow: Shadow? = nil, masksToBounds: Bool = false, contents: Contents? = nil,
    shape: Shape? = nil, gradient: Gradient? = nil, backdrop: Backdrop? = nil, mask: RenderNode? = nil,
    children: [RenderNode] = [], isDoubleSided: Bool = true, isCrossfade: Bool = false, isGeometryFlipped: Bool = false,
    groupsOpacity: Bool = true, rasterization: CGFloat? = nil, sampling: Sampling = Sampling(), tint: Tint? = nil
  ) {
    self.transform = transform
    self.bounds = bounds.standardized
    self.opacity = opacity
    self.isHidden = isHidden
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
    self.children = children.filter(\.isVisible)
    self.isDoubleSided = isDoubleSided
    self.isCrossfade = isCrossfade
    self.isGeometryFlipped = isGeometryFlipped
    self.groupsOpacity = groupsOpacity
    self.rasterization = rasterization
    self.sampling = sampling
    self.tint = tint
    extent = Self.extent(
      bounds: self.bounds, masksToBounds: masksToBounds, contents: contents, shape: shape, shadow: self.shadow,
      children: self.children)
    extentInParent = extent.isNull ? .null : Self.place(extent, by: transform)
    backdropsInParent = Self.backdrops(
      backdrop == nil ? .null : self.bounds, children: self.children, transform: transform)
  }

  /// `true` if the node can draw anything at all.
  var isVisible: Bool { !isHidden && opacity > 0 && !extent.isNull }
}
