extension UIAccessibility {
  /// A Boolean value that indicates whether Reduce Motion is on. If so, fade instead of sliding or scaling.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { AccessibilitySettings.current.reducesMotion }
  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A Boolean value that indicates whether the user, who reduces motion, prefers cross-fades to sliding pages.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { AccessibilitySettings.current.prefersCrossFade }
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// A Boolean value that indicates whether Bold Text is on. Nothing is drawn bolder here: apps must check it.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { AccessibilitySettings.current.usesBoldText }
  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
