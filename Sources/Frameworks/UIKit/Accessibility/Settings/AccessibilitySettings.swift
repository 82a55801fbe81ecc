/// The user's settings for all applications, except those that are traits.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var usesBoldText = false
  package var usesSwitchControl = false
  package var speaksScreen = false
  package var reducesTransparency = false

  package init() {}

  /// The current settings, set by the host. Observers are notified when all settings have changed.
  @MainActor package static var current = AccessibilitySettings() {
    didSet { if current != oldValue { current.tellChanges(from: oldValue) } }
  }

  @MainActor private func tellChanges(from old: AccessibilitySettings) {
    let notifications: [(changed: Bool, name: NSNotification.Name)] = [
      (reducesMotion != old.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (prefersCrossFade != old.prefersCrossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      (usesBoldText != old.usesBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (usesSwitchControl != old.usesSwitchControl, UIAccessibility.switchControlStatusDidChangeNotification),
      (speaksScreen != old.speaksScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
      (
        reducesTransparency != old.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
    ]
    for (changed, name) in notifications where changed { NotificationCenter.default.post(name: name, object: nil) }
  }
}
