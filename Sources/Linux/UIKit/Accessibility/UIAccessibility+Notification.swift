import Foundation

extension UIAccessibility {
  /// What an app tells assistive technologies. Raw values are ours: the header declares none.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number for each.
    public var rawValue: UInt32

    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen is new. The argument: the element to go to, a text to speak, or nil for the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something of the screen is new. The argument: the element to go to, a text to speak, or nil to stay.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken: the argument.
    public static let announcement = Notification(rawValue: 1002)
    /// A page was turned, after `accessibilityScroll(_:)`. The argument: a text that says where, as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1003)
    /// Switch Control is to wait. The argument: its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1004)
    /// Switch Control may go on. The argument: its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1005)
  }

  /// Which technology is meant.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String

    /// The technology of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Tells assistive technologies of a change. Here there is none but what a test or a film listens with.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    Assistance.onPost?(notification, argument)
  }
}
