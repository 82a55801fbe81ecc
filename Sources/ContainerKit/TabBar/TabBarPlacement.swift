/// The side of a container on which its bar is. The raw values are for storyboards and archives.
public enum TabBarPlacement: Int, CaseIterable, Sendable {
  /// Along the lower edge, above the bottom safe area, which the bar's background fills.
  case bottom
  /// Along the upper edge, below the top safe area (the status bar), which the bar's background fills.
  case top
}
