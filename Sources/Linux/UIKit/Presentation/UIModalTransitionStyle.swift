/// The animation of a presentation whose delegate brings none. Raw values are those of the header, whose flip and
/// page curl are not here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// The presented view fades in, and out again.
  case crossDissolve = 2
}
