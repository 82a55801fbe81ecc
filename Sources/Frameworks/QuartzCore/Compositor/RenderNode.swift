/// A snapshot of a layer's appearance, the only input of the compositor: a body at a place, with an opacity. Trees of
/// nodes are immutable.
@dynamicMemberLookup
package final class RenderNode: @unchecked Sendable {
  /// The transform from the body's space to the parent's. The compositor flattens each node into its parent's plane.
  package let transform: CATransform3D
  package let opacity: CGFloat
  package let isHidden: Bool
  /// The appearance. Nodes with the same one at different places share it.
  package let body: Body

  /// The rectangle, in the parent's space, that contains everything that the node and its children draw.
  let extentInParent: CGRect
  /// The area of the backdrops of the node and its children, in the parent's space. Null if there are none.
  let backdropsInParent: CGRect

  init(body: Body, transform: CATransform3D, opacity: CGFloat, isHidden: Bool) {
    (self.body, self.transform, self.opacity, self.isHidden) = (body, transform, opacity, isHidden)
    extentInParent = body.extent.isNull ? .null : Self.place(body.extent, by: transform)
    backdropsInParent = body.backdrops.isNull ? .null : Self.place(body.backdrops, by: transform)
  }

  package convenience init(
    transform: CATransform3D, bounds: CGRect, opacity: CGFloat = 1, isHidden: Bool = false,
    backgroundColor: CGColor? = nil, cornerRadius: CGFloat = 0,
    maskedCorners: CACornerMask = CACornerMask(rawValue: 15), hasContinuousCorners: Bool = false,
    border: Border? = nil, shadow: Shadow? = nil, masksToBounds: Bool = false, contents: Contents? = nil,
    shape: Shape? = nil, gradient: Gradient? = nil, backdrop: Backdrop? = nil, mask: RenderNode? = nil,
    children: [RenderNode] = [], isDoubleSided: Bool = true, isCrossfade: Bool = false, isGeometryFlipped: Bool = false,
    groupsOpacity: Bool = true, rasterization: CGFloat? = nil, sampling: Sampling = Sampling(), tint: Tint? = nil
  ) {
    let body = Body(
      bounds: bounds, backgroundColor: backgroundColor, cornerRadius: cornerRadius, maskedCorners: maskedCorners,
      hasContinuousCorners: hasContinuousCorners, border: border, shadow: shadow, masksToBounds: masksToBounds,
      contents: contents, shape: shape, gradient: gradient, backdrop: backdrop, mask: mask, children: children,
      isDoubleSided: isDoubleSided, isCrossfade: isCrossfade, isGeometryFlipped: isGeometryFlipped,
      groupsOpacity: groupsOpacity, rasterization: rasterization, sampling: sampling, tint: tint)
    self.init(body: body, transform: transform, opacity: opacity, isHidden: isHidden)
  }

  /// The body's properties.
  package subscript<Value>(dynamicMember path: KeyPath<Body, Value>) -> Value { body[keyPath: path] }

  /// `true` if the node can draw anything at all.
  var isVisible: Bool { !isHidden && opacity > 0 && !body.extent.isNull }

  /// Returns the same body at another place.
  package func with(transform: CATransform3D) -> RenderNode { with(transform: transform, opacity: opacity) }

  /// Returns the same body at another place, with another opacity.
  package func with(transform: CATransform3D, opacity: CGFloat) -> RenderNode {
    RenderNode(body: body, transform: transform, opacity: opacity, isHidden: isHidden)
  }

  /// Returns a group of this node with an opacity, in its parent's space.
  func faded(_ opacity: CGFloat) -> RenderNode {
    RenderNode(transform: CATransform3DIdentity, bounds: .zero, opacity: opacity, children: [self])
  }
}
