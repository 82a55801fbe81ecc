/// The placement of a container's bar.
public enum ContainerTabBarPlacement: Int, CaseIterable, Sendable {
  /// Along the lower edge, above the bottom safe area. The bar's background extends into the safe area.
  case bottom
  /// Along the upper edge, below the top safe area (the status bar). The bar's background extends into the safe area.
  case top
  /// In a view, a navigation item or a bar button item of the app's.
  ///
  /// The app adds the bar there, sets its frame and removes it. The bar follows transitions like any other, but the container
  /// neither moves nor hides it, and the pages' safe area does not contain it. A `ContainerHeaderViewController` does this for the
  /// app. The container can hide such a bar, whose height is part of the pages' safe area.
  case external
}
