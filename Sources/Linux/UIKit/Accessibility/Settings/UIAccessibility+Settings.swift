extension UIAccessibility {
  /// Whether the user wants less motion. What slides or grows is to fade then.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { AccessibilitySettings.current.reducesMotion }
  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether the user, who wants less motion, wants pages that would slide to fade into each other.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { AccessibilitySettings.current.prefersCrossFade }
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Whether the user wants bold text. Nothing here draws bolder for it: it is for the application to ask.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { AccessibilitySettings.current.usesBoldText }
  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
