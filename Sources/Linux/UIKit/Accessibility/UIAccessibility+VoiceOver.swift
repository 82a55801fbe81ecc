import Foundation

extension UIAccessibility {
  /// Whether VoiceOver is running. On Linux: whether a test has turned its stand-in on.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { Assistance.isVoiceOverRunning }

  /// VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// VoiceOver has gone to an element. In `userInfo` are the keys below.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The element that it has gone to.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that it was on.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Which technology it is.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// The element that VoiceOver is on; nil where it does not run.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : Assistance.focused
  }
}

/// The assistive technology that listens: none, or the stand-in of a test or a film.
@MainActor package enum Assistance {
  /// Hears what the app posts, in the call that posts it. Who takes it over calls the one before.
  package static var onPost: ((_ notification: UIAccessibility.Notification, _ argument: Any?) -> Void)?

  /// Whether VoiceOver is running.
  package static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      if !isVoiceOverRunning { focus(nil) }
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// The element that it is on.
  package private(set) static weak var focused: UIResponder?

  /// Goes to an element, or to none, and tells both.
  package static func focus(_ element: UIResponder?) {
    let old = focused
    guard element !== old else { return }
    focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [String: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }
}
