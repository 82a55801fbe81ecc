/// The side of a container on which its bar is. Storyboards and archives use the raw values.
public enum ContainerTabBarPlacement: Int, CaseIterable, Sendable {
  /// Along the lower edge, above the bottom safe area. The bar's background extends into the safe area.
  case bottom
  /// Along the upper edge, below the top safe area (the status bar). The bar's background extends into the safe area.
  case top
}
