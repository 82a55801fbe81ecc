extension CALayer {
  /// The point of the layer that is at `position`, as fractions of the bounds. (0.5, 0.5) is the center. Animatable.
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, newValue) }
  }

  /// The anchor point's position along z, in points. Animatable.
  public var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, newValue) }
  }

  /// The position along z, in points. Sublayers are drawn from the least to the greatest. Animatable.
  public var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, newValue) }
  }

  /// A transform applied to the sublayers, about the layer's anchor point, such as a perspective. Animatable.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, newValue) }
  }

  /// Returns the transform as an affine one. The identity if it is not affine (measured).
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Returns the preferred size: that of the frame.
  public func preferredFrameSize() -> CGSize { frame.size }

  final func setPosition(_ point: CGPoint) {
    checkPosition(point)
    change("position", \.position, point)
  }

  final func setBounds(_ rect: CGRect) {
    checkBounds(rect)
    let rect = rect.standardized
    guard state.bounds != rect else { return }
    let isResized = state.bounds.size != rect.size
    update("bounds") { $0.bounds = rect }
    contentChanged()
    if isResized { parent?.contentChanged() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Sets the position, then the bounds (measured).
  final func setFrame(_ rect: CGRect) {
    let new = state.geometry(forFrame: rect)
    position = new.position
    bounds = new.bounds
  }

  /// Marks the superlayer for layout, but not the layer itself (measured; by the header, it would be both).
  final func setTransform(_ new: CATransform3D) {
    let isChanged = !CATransform3DEqualToTransform(state.transform, new)
    change("transform", \.transform, new)
    if isChanged { parent?.contentChanged() }
  }
}
