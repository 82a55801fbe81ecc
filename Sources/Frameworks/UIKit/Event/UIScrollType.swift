/// The kinds of scrolling devices.
public enum UIScrollType: UInt, Sendable {
  /// A device with notches, such as a mouse wheel.
  case discrete = 0
  /// A device without notches, such as a trackpad.
  case continuous = 1
}

/// A set of kinds of scrolling devices. Raw values are those of the header.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Makes a set from its bits.
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
