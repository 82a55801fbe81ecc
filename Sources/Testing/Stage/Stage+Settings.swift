import UIKit

/// The user's settings of the device. They start with a new device's.
public struct UserSettings: Equatable, Sendable {
  /// The light or dark appearance. Default: light.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The Dynamic Type size. Default: large, the standard one.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The direction of the language. Default: left to right.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The contrast: high with Increase Contrast. Default: normal.
  public var accessibilityContrast = UIAccessibilityContrast.normal
  /// A Boolean value that turns on Reduce Motion. Default: false.
  public var isReduceMotionEnabled = false
  /// A Boolean value that turns on Prefer Cross-Fade Transitions. Default: false.
  public var prefersCrossFadeTransitions = false
  /// A Boolean value that turns on Switch Control. Default: false.
  public var isSwitchControlRunning = false
  /// A Boolean value that turns on Speak Screen. Default: false.
  public var isSpeakScreenEnabled = false
  /// A Boolean value that turns on Reduce Transparency. Default: false.
  public var isReduceTransparencyEnabled = false

  /// Creates the settings of a new device.
  public init() {}

  /// Applies the settings to the whole application: changes the traits and posts the notifications.
  @MainActor package func apply() {
    UIApplication.shared.configure(layoutDirection: layoutDirection)
    UIScreen.main.configure(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: userInterfaceStyle),
        UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
        UITraitCollection(accessibilityContrast: accessibilityContrast),
      ]))
    AccessibilitySettings.current.reducesMotion = isReduceMotionEnabled
    AccessibilitySettings.current.prefersCrossFade = prefersCrossFadeTransitions
    AccessibilitySettings.current.usesSwitchControl = isSwitchControlRunning
    AccessibilitySettings.current.speaksScreen = isSpeakScreenEnabled
    AccessibilitySettings.current.reducesTransparency = isReduceTransparencyEnabled
  }
}

extension Stage {
  /// The user's settings. They can be changed at any time, as on a device, and take effect at once: traits change and
  /// notifications are posted before the setter returns. `tearDown()` restores the previous ones.
  public var settings: UserSettings {
    get { replaced.settings }
    set {
      guard newValue != replaced.settings else { return }
      replaced.settings = newValue
      newValue.apply()
    }
  }
}
