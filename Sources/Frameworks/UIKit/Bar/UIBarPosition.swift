/// The position of a bar. Raw values are those of the header.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen. The background extends under the status bar.
  case topAttached = 3
}
