/// How a keyframe animation gets from one keyframe to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In a jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines at one speed; key times and timing functions don't count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve through the values, at one speed; key times and timing functions don't count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Whether the speed is the same all the way.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// Whether the way is a smooth curve.
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
