/// The corners of a rectangle. Raw values are the header's.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Minimum x, minimum y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Maximum x, minimum y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Minimum x, maximum y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Maximum x, maximum y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
