extension CALayer {
  /// A Boolean value that indicates whether sublayers and contents are clipped to the rounded bounds.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, newValue) }
  }

  /// A Boolean value that indicates whether the layer is visible from behind.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, newValue) }
  }

  /// A Boolean value that indicates whether `draw(in:)` covers the layer. If so, its context starts black, else clear.
  public var isOpaque: Bool {
    get { state.isOpaque }
    set { change("opaque", \.isOpaque, newValue) }
  }

  /// The corners that `cornerRadius` rounds. All by default.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, newValue) }
  }

  /// The width of the border along the inside of the bounds, in points. Animatable.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, newValue) }
  }

  /// The color of the border. Opaque black by default. Animatable.
  public var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, newValue) }
  }

  /// The color of the shadow. Opaque black by default. Animatable.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, newValue) }
  }

  /// The opacity of the shadow, from 0 (none) to 1. Animatable.
  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, newValue) }
  }

  /// The offset of the shadow, in points. The default is (0, −3). Animatable.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, newValue) }
  }

  /// The blur radius of the shadow, in points. The default is 3. Animatable.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, newValue) }
  }

  /// The shadow's outline in the layer's coordinates. Nil uses the layer's appearance. Animatable.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, newValue?.copy()) }
  }

  /// The visible part of the contents, as fractions of their size. Animatable.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, newValue) }
  }

  /// The part of the contents that is stretched in both directions, as fractions of the part in `contentsRect`, if the
  /// gravity resizes them. Parts above and below it are stretched only horizontally, parts to its left and right only
  /// vertically, and corners not at all. A width or height of 0 stands for one pixel there. The whole by default.
  /// Animatable.
  ///
  /// Corners that together are larger than the layer shrink in proportion (a guess: time-31b).
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, newValue) }
  }

  /// The pixels of the contents per point. Animatable.
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, newValue) }
  }

  /// The position of the contents in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, newValue) }
  }

  /// Returns `true` if the contents are upside down in the layer's own coordinates: an odd number of this layer and its
  /// ancestors have flipped geometry. The context of `draw(in:)` is then flipped to match the coordinates.
  public func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).count { $0.isGeometryFlipped } % 2 == 1
  }

  final func setContents(_ contents: Any?) {
    if state.contents as AnyObject? === contents as AnyObject? { return }
    update("contents") { $0.contents = contents }
  }

  /// A layer whose opacity masks this one, in this layer's coordinates. It must not be in another layer.
  public var mask: CALayer? {
    get { presented == nil ? maskLayer : presented?.committed?.mask?.presentation() }
    set { setMask(newValue) }
  }
}
