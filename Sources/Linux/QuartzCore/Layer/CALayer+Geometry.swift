extension CALayer {
  /// The point of the layer that lies at `position`, as a share of the bounds; (0.5, 0.5) is the centre. Animatable.
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, newValue) }
  }

  /// The anchor's place along z, points. Animatable.
  public var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, newValue) }
  }

  /// The place along z, points; sublayers are drawn from the least to the greatest. Animatable.
  public var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, newValue) }
  }

  /// Applied to the sublayers, about the layer's anchor point; for perspective. Animatable.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, newValue) }
  }

  /// The transform as an affine one; the identity where it is none (measured).
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the whole transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The size the layer would like to have: its frame's.
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

  /// The position goes first (measured).
  final func setFrame(_ rect: CGRect) {
    let new = state.geometry(forFrame: rect)
    position = new.position
    bounds = new.bounds
  }

  /// Lays out the superlayer, and not the layer itself (measured, where the header has both).
  final func setTransform(_ new: CATransform3D) {
    let isChanged = !CATransform3DEqualToTransform(state.transform, new)
    change("transform", \.transform, new)
    if isChanged { parent?.contentChanged() }
  }
}
