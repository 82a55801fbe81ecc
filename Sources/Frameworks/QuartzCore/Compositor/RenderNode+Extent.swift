extension RenderNode {
  /// A rectangle larger than any screen. It keeps the extent finite if perspective brings something close to the eye.
  static let farthest = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  static func extent(
    bounds: CGRect, masksToBounds: Bool, contents: Contents?, shape: Shape?, shadow: Shadow?, children: [RenderNode]
  ) -> CGRect {
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite else {
      return .null
    }
    if masksToBounds { return bounds.isEmpty ? .null : bounds }
    var extent = bounds.isEmpty ? .null : bounds
    if let contents, !bounds.isEmpty { extent = extent.union(contents.reach(in: bounds)) }
    if let shape { extent = extent.union(shape.extent) }
    for child in children {
      extent = extent.union(child.extentInParent)
    }
    if let shadow {
      let silhouette = shadow.path?.boundingBox ?? extent
      let reach = -ceil(3 * shadow.radius)
      extent = extent.union(
        silhouette.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: reach, dy: reach))
    }
    if extent.isNull || farthest.contains(extent) { return extent.isEmpty ? .null : extent }
    let finite = extent.overlap(with: farthest)
    return finite.isEmpty ? .null : finite
  }

  /// Returns the smallest rectangle around a transformed rectangle. Most transforms are translations.
  static func place(_ rect: CGRect, by t: CATransform3D) -> CGRect {
    let isMove =
      t.m11 == 1 && t.m12 == 0 && t.m14 == 0 && t.m21 == 0 && t.m22 == 1 && t.m24 == 0 && t.m44 == 1
    return isMove ? rect.offsetBy(dx: t.m41, dy: t.m42) : Homography(t).boundingBox(of: rect)
  }
}

extension RenderNode.Shape {
  /// The smallest rectangle around the fill and the widest corner of the stroke.
  var extent: CGRect {
    let box = path.boundingBox
    guard strokeColor != nil, !box.isNull else { return box }
    let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

extension RenderNode.Contents {
  /// The unscaled size of the visible part, in the node's space.
  var naturalSize: CGSize {
    CGSize(
      width: CGFloat(image.width) * rect.width / scale, height: CGFloat(image.height) * rect.height / scale)
  }

  /// Returns a rectangle around the visible part, whether or not the node's ancestors flip the geometry.
  func reach(in bounds: CGRect) -> CGRect {
    let destination = placement(in: bounds)
    guard !destination.isNull, !bounds.contains(destination) else { return destination }
    return destination.union(destination.offsetBy(dx: 0, dy: 2 * (bounds.midY - destination.midY)))
  }

  /// Returns the frame of the visible part. Least y is "bottom", as in CALayerContentsGravity.
  func placement(in bounds: CGRect) -> CGRect {
    let natural = naturalSize
    guard natural.width > 0, natural.height > 0, natural.width.isFinite, natural.height.isFinite else { return .null }
    let (across, down) = (bounds.width / natural.width, bounds.height / natural.height)
    func centered(_ factor: CGFloat) -> CGRect {
      let size = CGSize(width: natural.width * factor, height: natural.height * factor)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    func unscaled(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - natural.width) * x, y: bounds.minY + (bounds.height - natural.height) * y,
        width: natural.width, height: natural.height)
    }
    switch gravity {
    case .resizeAspect: return centered(min(across, down))
    case .resizeAspectFill: return centered(max(across, down))
    case .center: return unscaled(0.5, 0.5)
    case .bottom: return unscaled(0.5, 0)
    case .top: return unscaled(0.5, 1)
    case .left: return unscaled(0, 0.5)
    case .right: return unscaled(1, 0.5)
    case .bottomLeft: return unscaled(0, 0)
    case .bottomRight: return unscaled(1, 0)
    case .topLeft: return unscaled(0, 1)
    case .topRight: return unscaled(1, 1)
    default: return bounds
    }
  }
}
