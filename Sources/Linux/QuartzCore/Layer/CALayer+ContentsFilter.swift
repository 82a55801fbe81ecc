/// The filter by which an image is resampled when it is drawn larger or smaller than it is.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel: enlarged pixels keep their edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As linear if the image is enlarged; reduced, the mean of all pixels that fall on one.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The filter for contents that are drawn larger than they are, and for the picture that `shouldRasterize` makes. Linear
  /// unless set; an unknown filter counts as linear.
  public var magnificationFilter: CALayerContentsFilter {
    get { state.uncommon.magnificationFilter }
    set { change("magnificationFilter", \.uncommon.magnificationFilter, newValue) }
  }

  /// The filter for contents that are drawn smaller than they are, and for the picture that `shouldRasterize` makes. Linear
  /// unless set; an unknown filter counts as linear.
  public var minificationFilter: CALayerContentsFilter {
    get { state.uncommon.minificationFilter }
    set { change("minificationFilter", \.uncommon.minificationFilter, newValue) }
  }
}
