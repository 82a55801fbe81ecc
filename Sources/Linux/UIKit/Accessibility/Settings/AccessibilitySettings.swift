/// What the user has set for all applications, apart from what is a trait.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var usesBoldText = false

  package init() {}

  /// For the host: what is set now. Who hears of a change is told when all of it holds.
  @MainActor package static var current = AccessibilitySettings() {
    didSet { if current != oldValue { current.tellChanges(from: oldValue) } }
  }

  @MainActor private func tellChanges(from old: AccessibilitySettings) {
    let told: [(changed: Bool, name: NSNotification.Name)] = [
      (reducesMotion != old.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (prefersCrossFade != old.prefersCrossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      (usesBoldText != old.usesBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
    ]
    for (changed, name) in told where changed { NotificationCenter.default.post(name: name, object: nil) }
  }
}
