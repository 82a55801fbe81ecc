/// The position of a layer's contents in its bounds. `top` is the edge with the greatest y, even if y points down, as
/// in UIKit (documented: "bottom" always means the minimum y).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the edge of greatest y, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the edge of least y, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the edge of least x, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the edge of greatest x, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of least x and greatest y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of greatest x and y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of least x and y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of greatest x and least y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill the bounds, without keeping the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, keeping the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, keeping the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The corners that `CALayer.cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
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
