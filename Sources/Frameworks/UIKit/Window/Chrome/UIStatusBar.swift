/// The styles of the status bar's text. Raw values are those of the header.
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the interface style.
  case `default` = 0
  /// Light text for dark content.
  case lightContent = 1
  /// Dark text for light content.
  case darkContent = 3
}

/// The animations that show and hide the status bar. Raw values are those of the header.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fades the status bar.
  case fade = 1
  /// Slides the status bar over the upper edge.
  case slide = 2
}
