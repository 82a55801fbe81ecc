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

  /// A Boolean value that indicates whether Switch Control is running, with which a switch selects elements.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { AccessibilitySettings.current.usesSwitchControl }
  /// Posted when `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// A Boolean value that indicates whether Speak Screen is on, which reads the screen after a swipe with two fingers.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { AccessibilitySettings.current.speaksScreen }
  /// Posted when `isSpeakScreenEnabled` has changed.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// A Boolean value that indicates whether Bold Text is on. Nothing is drawn bolder here: apps must check it.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { AccessibilitySettings.current.usesBoldText }
  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A Boolean value that indicates whether Reduce Transparency is on. UIKit's bars and effects ignore it here.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.current.reducesTransparency }
  /// Posted when `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
