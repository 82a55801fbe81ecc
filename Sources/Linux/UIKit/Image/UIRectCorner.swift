/// The corners of a rectangle. Raw values are the header's.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Least x, least y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Greatest x, least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Least x, greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Greatest x, greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
