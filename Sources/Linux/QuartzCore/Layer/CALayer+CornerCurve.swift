/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that leave the sides gradually, as those of icons do.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The curve of the corners that `cornerRadius` rounds. Circular unless set; an unknown curve is drawn as circular.
  ///
  /// A continuous corner takes 1.528665 radii of each side. If the layer's shorter side has no room for two of these, the
  /// corners approach circular ones, which they are when the radius is half of that side (a guess).
  public var cornerCurve: CALayerCornerCurve {
    get { state.uncommon.cornerCurve }
    set { change("cornerCurve", \.uncommon.cornerCurve, newValue) }
  }

  /// The part of each side that a rounded corner takes, in radii: 1, for the continuous curve 1.528665.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }
}
