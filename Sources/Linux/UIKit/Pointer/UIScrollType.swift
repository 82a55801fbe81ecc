/// What kind of device scrolls.
public enum UIScrollType: UInt, Sendable {
  /// One with notches, as a mouse's wheel.
  case discrete = 0
  /// One without, as a trackpad.
  case continuous = 1
}

/// Kinds of devices that scroll. Raw values are those of the header.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Mice.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIScrollTypeMask {
  init(_ type: UIScrollType) { self = type == .discrete ? .discrete : .continuous }
}
