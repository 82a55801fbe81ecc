extension CALayer {
  /// Whether what is in the layer is clipped to its bounds, with their corners.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, newValue) }
  }

  /// Whether the layer is shown from behind.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, newValue) }
  }

  /// Says that what `draw(in:)` draws covers the layer; its context starts out black then, and clear otherwise.
  public var isOpaque: Bool {
    get { state.isOpaque }
    set { change("opaque", \.isOpaque, newValue) }
  }

  /// The corners that `cornerRadius` rounds; all unless set.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, newValue) }
  }

  /// Of the line along the inside of the bounds, points. Animatable.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, newValue) }
  }

  /// Of the border; opaque black unless set. Animatable.
  public var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, newValue) }
  }

  /// Opaque black unless set. Animatable.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, newValue) }
  }

  /// 0 (none) to 1. Animatable.
  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, newValue) }
  }

  /// Points; (0, −3) unless set. Animatable.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, newValue) }
  }

  /// Of the blur, points; 3 unless set. Animatable.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, newValue) }
  }

  /// The shadow's outline in the layer's coordinates; nil takes what the layer shows. Animatable.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, newValue?.copy()) }
  }

  /// The part of the contents that is shown, in shares of their size. Animatable.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, newValue) }
  }

  /// The part of the contents, in shares of what `contentsRect` shows of them, that is stretched both ways where their
  /// gravity resizes them. What is above and below it is stretched sideways only, what is left and right of it up and down
  /// only, and the corners are not. No width or height is one pixel in that place. The whole unless set. Animatable.
  ///
  /// Corners that are larger together than the layer shrink in proportion (a guess).
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, newValue) }
  }

  /// Pixels of the contents per point. Animatable.
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, newValue) }
  }

  /// Where the contents go in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, newValue) }
  }

  /// Whether the contents are upside down with respect to the layer's own coordinates: of the layer and those it is in, an
  /// odd number have flipped geometry. `draw(in:)` gets a context turned to match the coordinates then.
  public func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).count { $0.isGeometryFlipped } % 2 == 1
  }

  final func setContents(_ contents: Any?) {
    if state.contents as AnyObject? === contents as AnyObject? { return }
    update("contents") { $0.contents = contents }
  }

  /// A layer whose opacity says where this one shows, in this layer's coordinates. It must be in no other layer.
  public var mask: CALayer? {
    get { presented == nil ? maskLayer : presented?.committed?.mask?.presentation() }
    set { setMask(newValue) }
  }
}
