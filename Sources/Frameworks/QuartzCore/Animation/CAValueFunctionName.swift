/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about x. One number, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y. One number, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z. One number, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along x, y and z. Three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x. One number.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y. One number.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z. One number.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along x, y and z. Three numbers, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x. One number, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y. One number, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z. One number, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]
}
