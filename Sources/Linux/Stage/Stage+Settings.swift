import UIKit

/// What the user of the device has set. It starts as a device comes.
public struct UserSettings: Equatable, Sendable {
  /// Light or dark. Default: light.
  public var style = UIUserInterfaceStyle.light
  /// The size of text. Default: large, the standard one.
  public var textSize = UIContentSizeCategory.large
  /// The direction of the language. Default: left to right.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Increase Contrast. Default: normal.
  public var contrast = UIAccessibilityContrast.normal
  /// Reduce Motion. Default: off.
  public var reducesMotion = false
  /// Prefer Cross-Fade Transitions. Default: off.
  public var prefersCrossFade = false

  /// The settings with which a device comes.
  public init() {}

  /// Has them hold, for the whole application: traits change, who has to be told is told.
  @MainActor package func apply() {
    UIApplication.shared.configure(layoutDirection: layoutDirection)
    UIScreen.main.configure(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(preferredContentSizeCategory: textSize),
        UITraitCollection(accessibilityContrast: contrast),
      ]))
    AccessibilitySettings.current.reducesMotion = reducesMotion
    AccessibilitySettings.current.prefersCrossFade = prefersCrossFade
  }
}

extension Stage {
  /// What the user has set. It may be changed at any time, as on a device, and holds at once: traits change and
  /// notifications come before the call returns. `tearDown()` puts everything back.
  public var settings: UserSettings {
    get { taken.settings }
    set {
      guard newValue != taken.settings else { return }
      taken.settings = newValue
      newValue.apply()
    }
  }
}
