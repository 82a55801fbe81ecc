/// The animation of a presentation whose delegate provides none. Raw values are those of the header. Its flip and page
/// curl are not implemented here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// The presented view fades in, and out again.
  case crossDissolve = 2
}
