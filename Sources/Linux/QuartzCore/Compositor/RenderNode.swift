/// What a layer looks like at one instant. The compositor knows nothing else; a tree of nodes never changes.
///
/// Everything is in the node's own space, whose origin is that of the layer's coordinates (not its corner).
package final class RenderNode: @unchecked Sendable {
  /// From the node's space to its parent's. The compositor flattens each node into its parent's plane.
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
  /// What becomes of that which is behind the node; nil: it is seen as it is.
  package let backdrop: Backdrop?
  package let mask: RenderNode?
  /// In drawing order.
  package let children: [RenderNode]
  package let isDoubleSided: Bool
  /// Whether the children's colours are added up instead of laid over each other: of two that share an opacity of 1
  /// between them, a cross-fade.
  package let isCrossfade: Bool
  /// Whether the transform mirrors the geometry: that is not seen from behind, and images keep upright.
  package let isGeometryFlipped: Bool

  /// Whether an opacity below 1 is that of all together; otherwise each part has it for itself.
  package let groupsOpacity: Bool
  /// Pixels for a unit of the node's space, of the picture that is made of the node with all in it before it is drawn;
  /// nil: none is made.
  package let rasterization: CGFloat?
  /// For the contents, and for that picture.
  package let sampling: Sampling
  /// The factors of the colors of all in the node; the alpha is 1. Nil: the colors stay.
  package let tint: Tint?

  /// The rectangle, in the node's space, outside of which it and its children draw nothing.
  let extent: CGRect
  /// The same in the parent's space.
  let extentInParent: CGRect
  /// Where something in the node is made of what is behind it, in the parent's space; null: nowhere.
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

  /// Whether the node can draw anything at all.
  var isVisible: Bool { !isHidden && opacity > 0 && !extent.isNull }
}
