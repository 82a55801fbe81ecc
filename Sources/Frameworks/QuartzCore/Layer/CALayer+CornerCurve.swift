/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that leave the sides gradually, like those of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The curve of the corners that `cornerRadius` rounds. Circular by default, and for unknown curves.
  ///
  /// A continuous corner takes 1.528665 radii of each side. If the layer's shorter side has no room for two of these,
  /// the corners approach circular ones. They are circular if the radius is half of that side (a guess: draw-7).
  /// (Guesses: draw-6b, draw-8b.)
  public var cornerCurve: CALayerCornerCurve {
    get { state.rare.cornerCurve }
    set { change("cornerCurve", \.rare.cornerCurve, newValue) }
  }

  /// Returns the part of each side that a rounded corner takes, in radii: 1, or 1.528665 for the continuous curve.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }
}
