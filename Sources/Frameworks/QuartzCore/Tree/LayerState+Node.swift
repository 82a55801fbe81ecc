extension LayerState {
  /// Returns the render node of a layer in this state. `outer` is the superlayer's transform of its sublayers.
  func node(outer: CATransform3D?, children: [RenderNode], mask: RenderNode?) -> RenderNode {
    if isTransformOnly { return spatialNode(children: children) }
    let (transform, opacity) = placement(under: outer)
    let rare = rareBox?.value
    return RenderNode(
      transform: transform, bounds: bounds, opacity: opacity, isHidden: isHidden, backgroundColor: backgroundColor,
      cornerRadius: cornerRadius, maskedCorners: maskedCorners,
      hasContinuousCorners: rare?.cornerCurve == .continuous,
      border: nodeBorder, shadow: nodeShadow, masksToBounds: masksToBounds, contents: nodeContents,
      shape: nodeShape, gradient: gradient?.node, backdrop: backdrop?.node, mask: mask, children: children,
      isDoubleSided: isDoubleSided, isGeometryFlipped: isGeometryFlipped, groupsOpacity: allowsGroupOpacity,
      rasterization: shouldRasterize && rasterizationScale > 0 ? rasterizationScale : nil,
      sampling: rare?.sampling ?? RenderNode.Sampling())
  }

  /// The node's place and opacity. `outer` is the superlayer's transform of its sublayers.
  @inline(__always)
  func placement(under outer: CATransform3D?) -> (transform: CATransform3D, opacity: CGFloat) {
    let own = transformToParent
    return (outer.map { CATransform3DConcat(own, $0) } ?? own, CGFloat(min(max(opacity, 0), 1)))
  }

  private var nodeBorder: RenderNode.Border? {
    borderWidth > 0 ? borderColor.map { RenderNode.Border(width: borderWidth, color: $0) } : nil
  }

  private var nodeShadow: RenderNode.Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return RenderNode.Shadow(
      color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset, radius: shadowRadius,
      path: shadowPath)
  }

  private var nodeContents: RenderNode.Contents? {
    guard let image = contents as? CGImage else { return nil }
    return RenderNode.Contents(
      image: image, gravity: contentsGravity, rect: contentsRect, center: contentsCenter, scale: contentsScale)
  }

  private var nodeShape: RenderNode.Shape? {
    guard let shape, let path = shape.path else { return nil }
    return RenderNode.Shape(
      path: path, fillColor: shape.fillColor, fillRule: shape.fillRule == .evenOdd ? .evenOdd : .winding,
      strokeColor: shape.strokeColor, lineWidth: shape.lineWidth, lineCap: shape.lineCap.nodeCap,
      lineJoin: shape.lineJoin.nodeJoin, miterLimit: shape.miterLimit, dashPhase: shape.lineDashPhase,
      dashLengths: shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], strokeStart: shape.strokeStart,
      strokeEnd: shape.strokeEnd)
  }
}

extension CAShapeLayerLineCap {
  fileprivate var nodeCap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var nodeJoin: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
