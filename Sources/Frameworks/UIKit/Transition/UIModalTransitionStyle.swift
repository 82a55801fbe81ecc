/// The animation of a presentation whose delegate provides none. Raw values are those of the header.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// The screen turns over. Here it is a fade, which is reported once.
  case flipHorizontal = 1
  /// The presented view fades in, and out again.
  case crossDissolve = 2
  /// The presenting view rolls up. Here it is a fade, which is reported once.
  case partialCurl = 3
}
