import UIKit

/// Something that the app told assistive technologies.
public struct AccessibilityPost: Equatable, Sendable {
  /// As in `UIAccessibility.Notification`: `pageScrolled`.
  public var name: String
  /// The text to be spoken, where the argument is one.
  public var text: String?
  /// The line of the element to go to, where the argument is one; empty where nothing can be found there.
  public var element: String?

  package init(name: String, text: String? = nil, element: String? = nil) {
    (self.name, self.text, self.element) = (name, text, element)
  }
}

/// Listens to what the app posts, until it is stopped, and passes it on to who listened before.
@MainActor package final class AccessibilityPostRecorder {
  /// Called for each, in the call that posts it.
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

  /// Listens no longer. To be called in the reverse order where several listen.
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
