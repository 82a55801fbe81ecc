/// The priority of a constraint, above 0 and up to 1000, which is required. Constraints with a higher priority are
/// satisfied before those with a lower one are tried.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: required. Constraints that contradict a required one are not satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750: the default priority with which content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default priority with which a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of a fitting size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A type that wraps a number, and supports comparison and arithmetic with plain numbers. The name and the declarations
/// are those of Apple's interface.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns true if the first value is lower.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the sum of a value and a number.
  public static func + (lhs: Self, rhs: Self.RawValue) -> Self { made(lhs.rawValue + rhs) }
  /// Returns the sum of a value and a number.
  public static func + (lhs: Self.RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }
  /// Returns a value minus a number.
  public static func - (lhs: Self, rhs: Self.RawValue) -> Self { made(lhs.rawValue - rhs) }
  /// Returns the difference between two values.
  public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
  /// Adds a number to the value.
  public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
  /// Subtracts a number from the value.
  public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }

  private static func made(_ number: RawValue) -> Self {
    guard let new = Self(rawValue: number) else { preconditionFailure("\(self) takes any number") }
    return new
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
