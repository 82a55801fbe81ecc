extension CALayer {
  /// A Boolean value that indicates whether an opacity below 1 applies to the layer and its sublayers as a group.
  /// Otherwise each part is translucent by itself, and parts behind it shine through. The default is true.
  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// A Boolean value that indicates whether the layer, its sublayers and its shadow are first drawn into an image with
  /// `rasterizationScale` pixels per point. The image does not include the opacity. It is not cached: the result looks
  /// as on Apple's systems, but drawing is not faster. The default is false.
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, newValue) }
  }

  /// The pixels per point of the image that `shouldRasterize` makes. The default is 1, which is coarse on most screens.
  /// 0 or less disables the image (a guess: draw-20b).
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, newValue) }
  }
}
