import UIKit

/// What the user of the device has set. Everything starts as a device comes.
package struct UserSettings: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var textSize = UIContentSizeCategory.large
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  package var contrast = UIAccessibilityContrast.normal
  package var reducesMotion = false
  package var prefersCrossFade = false

  package init() {}

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
  /// What the user has set. It may change at any time, as on a device: now, not with the next frame. `tearDown()` puts
  /// everything back.
  package var settings: UserSettings {
    get { taken.settings }
    set {
      guard newValue != taken.settings else { return }
      taken.settings = newValue
      newValue.apply()
    }
  }
}
