/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about x by one number, radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y by one number, radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z by one number, radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x by one number.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y by one number.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z by one number.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three numbers, points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x by one number, points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y by one number, points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z by one number, points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]
}
