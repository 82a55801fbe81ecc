/// How much a constraint counts, above 0 and up to 1000, which is required. What has a higher one is held before anything
/// of a lower one is tried.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: what contradicts it is not held at all.
  public static let required = UILayoutPriority(1000)
  /// 750: how much content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a fitting size counts in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Numbers with a type of their own that can be compared, and moved by plain numbers. The name and the declarations are
/// those of Apple's interface.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the first one is lower.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// One that is higher by so much.
  public static func + (lhs: Self, rhs: Self.RawValue) -> Self { made(lhs.rawValue + rhs) }
  /// One that is higher by so much.
  public static func + (lhs: Self.RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }
  /// One that is lower by so much.
  public static func - (lhs: Self, rhs: Self.RawValue) -> Self { made(lhs.rawValue - rhs) }
  /// How much higher the first one is.
  public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes it higher by so much.
  public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
  /// Makes it lower by so much.
  public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }

  private static func made(_ number: RawValue) -> Self {
    guard let new = Self(rawValue: number) else { preconditionFailure("\(self) takes any number") }
    return new
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
