/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from value to value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed. Ignores key times and timing functions.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values at constant speed. Ignores key times and timing functions.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// `true` if the speed is constant.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// `true` if the interpolation is a smooth curve.
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
