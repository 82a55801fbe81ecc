/// Where a bar is. Raw values are those of the header.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what it is in.
  case bottom = 1
  /// At the top of what it is in.
  case top = 2
  /// At the top of the screen: its background goes up under the status bar.
  case topAttached = 3
}
