/// Feedback about how something has come out.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has come out.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  override var kind: String { "notification" }

  /// Plays it.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackTrace.tell("notificationOccurred \(notificationType)")
  }
}
