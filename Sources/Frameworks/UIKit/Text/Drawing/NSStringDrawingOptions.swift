/// Options for measuring and drawing text without a view.
///
/// Apple's `usesDeviceMetrics` is missing: sizes are those of lines, not of ink.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option, as in Apple's.
  public var rawValue: Int

  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner, and lines are broken. Without this option, there is one line, whose left end is
  /// on the baseline at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the font's leading, which is 0 for every font here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Text that does not fit the height is left out, and the last line ends with an ellipsis. Requires
  /// `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
