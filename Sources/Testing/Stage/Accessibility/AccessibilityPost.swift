import UIKit

/// A notification that the app has posted for assistive technologies.
public struct AccessibilityPost: Equatable, Sendable {
  /// The name, as in `UIAccessibility.Notification`: `pageScrolled`.
  public var name: String
  /// The text to speak, if the argument is a string.
  public var text: String?
  /// The spoken text of the element to focus, if the argument is an element; empty if nothing is found there.
  public var element: String?

  package init(name: String, text: String? = nil, element: String? = nil) {
    (self.name, self.text, self.element) = (name, text, element)
  }
}

/// A recorder of the app's notifications. It passes them on to the previous recorder.
@MainActor package final class AccessibilityPostRecorder {
  /// Called for each notification, within the call that posts it.
  package var onPost: ((AccessibilityPost, _ argument: Any?) -> Void)?
  private let previous: ((UIAccessibility.Notification, Any?) -> Void)?

  package init() {
    previous = Assistance.onPost
    let previous = previous
    Assistance.onPost = { [weak self] notification, argument in
      previous?(notification, argument)
      self?.onPost?(AccessibilityPost(notification, argument), argument)
    }
  }

  /// Stops recording. If there are several recorders, stop them in reverse order.
  package func stop() { Assistance.onPost = previous }
}

extension AccessibilityPost {
  private static let names: [UIAccessibility.Notification: String] = [
    .screenChanged: "screenChanged", .layoutChanged: "layoutChanged", .announcement: "announcement",
    .pageScrolled: "pageScrolled", .pauseAssistiveTechnology: "pauseAssistiveTechnology",
    .resumeAssistiveTechnology: "resumeAssistiveTechnology",
  ]

  @MainActor init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.init(name: Self.names[notification] ?? "\(notification.rawValue)", text: argument as? String)
    if let object = argument as? UIResponder { element = AccessibilityReader.read(object)?.element.spoken ?? "" }
  }
}
