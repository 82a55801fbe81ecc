/// Where a layer's contents go in its bounds. With y running down, as in UIKit, `top` is the edge with the greatest y
/// (documented: "bottom" always means the minimum y).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the edge of greatest y, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the edge of least y, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the edge of least x, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the edge of greatest x, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of least x and greatest y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of greatest x and y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of least x and y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of greatest x and least y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill the bounds, each direction by itself.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The corners that `CALayer.cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// The corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of least x and y.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The corner of greatest x and least y.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The corner of least x and greatest y.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The corner of greatest x and y.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static var all: CACornerMask { CACornerMask(rawValue: 15) }
}

/// The event of a layer that comes into its superlayer's `sublayers`, or becomes its mask.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its superlayer.
public let kCAOnOrderOut = "onOrderOut"
