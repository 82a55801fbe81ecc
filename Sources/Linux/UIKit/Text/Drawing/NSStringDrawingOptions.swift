/// How text is measured and drawn without a view.
///
/// Apple's `usesDeviceMetrics` is missing: sizes are those of lines, not of ink.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Apple's numbers.
  public var rawValue: Int

  /// Options by their numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner, and lines are broken. Without it, there is one line, its left end on the base line
  /// at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as the font says together with its leading, which is 0 for every font here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What does not fit the height is left out, and an ellipsis ends the last line. Only with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
