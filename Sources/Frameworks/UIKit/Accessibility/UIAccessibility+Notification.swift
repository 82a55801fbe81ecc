import Foundation

extension UIAccessibility {
  /// Notifications from an app to assistive technologies. Raw values are our own, because the header declares none.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed. Argument: the element to move to, a text to speak, or nil for the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen has changed. Argument: the element to move to, a text to speak, or nil to stay.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text must be spoken. Argument: the text.
    public static let announcement = Notification(rawValue: 1002)
    /// A page was scrolled by `accessibilityScroll(_:)`. Argument: a text with the position, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1003)
    /// Switch Control must pause. Argument: its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1004)
    /// Switch Control can resume. Argument: its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1005)
  }

  /// The identifiers of assistive technologies.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The technology's name.
    public var rawValue: String

    /// Makes an identifier from a technology's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Notifies assistive technologies of a change. Here, only a test or a film can listen.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    Assistance.onPost?(notification, argument)
  }
}
