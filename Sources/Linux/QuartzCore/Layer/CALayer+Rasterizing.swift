extension CALayer {
  /// Whether an opacity below 1 is that of the layer with all that is in it as a whole. Without that each part is
  /// transparent for itself, and what is behind it shines through. True unless set.
  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// Whether the layer, with all that is in it and its shadow, is drawn into a picture first, of `rasterizationScale`
  /// pixels a point, and the picture is then drawn. Of its opacity the picture knows nothing. It is made anew for each
  /// drawing: it shows what it shows on Apple's systems, and makes nothing faster here. False unless set.
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, newValue) }
  }

  /// Pixels a point of the picture that `shouldRasterize` makes; 1 unless set, which is coarse on most screens. 0 or less
  /// makes no picture (a guess).
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, newValue) }
  }
}
