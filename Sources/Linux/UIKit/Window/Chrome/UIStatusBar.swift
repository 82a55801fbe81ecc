/// The colours of the status bar's text. Raw values are those of the header.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the interface style.
  case `default` = 0
  /// Light, on something dark.
  case lightContent = 1
  /// Dark, on something light.
  case darkContent = 3
}

/// How the status bar comes and goes. Raw values are those of the header.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding over the upper edge.
  case slide = 2
}
