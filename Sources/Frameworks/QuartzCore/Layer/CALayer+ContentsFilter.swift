/// The filter that resamples an enlarged or reduced image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel. Enlarged pixels keep their edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Like `linear` for enlarged images. For reduced ones, the mean of all pixels that fall on one.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The filter for enlarged contents, and for the image that `shouldRasterize` makes. The default is linear, which is
  /// also used for unknown filters.
  public var magnificationFilter: CALayerContentsFilter {
    get { state.rare.magnificationFilter }
    set { change("magnificationFilter", \.rare.magnificationFilter, newValue) }
  }

  /// The filter for reduced contents, and for the image that `shouldRasterize` makes. The default is linear, which is
  /// also used for unknown filters. (A guess: draw-8.)
  public var minificationFilter: CALayerContentsFilter {
    get { state.rare.minificationFilter }
    set { change("minificationFilter", \.rare.minificationFilter, newValue) }
  }

  /// The number that is added to the level of detail of reduced contents with the trilinear filter. The level is 0 for the
  /// image itself, and each level halves it: a positive bias blurs, a negative one sharpens. The default is 0.
  public var minificationFilterBias: Float {
    get { state.rare.minificationFilterBias }
    set { change("minificationFilterBias", \.rare.minificationFilterBias, newValue) }
  }
}
