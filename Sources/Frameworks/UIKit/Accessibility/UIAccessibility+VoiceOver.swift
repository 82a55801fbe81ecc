import Foundation

extension UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is running. On Linux, a test turns on its stand-in.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { Assistance.isVoiceOverRunning }

  /// Posted when VoiceOver has been turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when VoiceOver has focused an element. `userInfo` contains the keys below.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The key of the focused element.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology's identifier.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Returns the element that VoiceOver has focused. Nil if it is not running.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : Assistance.focused
  }
}

/// The assistive technology that is running: none, or the stand-in of a test or a film.
@MainActor package enum Assistance {
  /// Called for each notification that the app posts, during the call. A replacement must call the previous closure.
  package static var onPost: ((_ notification: UIAccessibility.Notification, _ argument: Any?) -> Void)?

  /// A Boolean value that indicates whether VoiceOver is running.
  package static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      if !isVoiceOverRunning { focus(nil) }
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// The focused element.
  package private(set) static weak var focused: UIResponder?

  /// Focuses an element, or none. Notifies the old and the new element.
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
