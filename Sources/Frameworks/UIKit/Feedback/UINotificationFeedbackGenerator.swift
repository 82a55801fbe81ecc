import LayerTime

/// Plays feedback for the outcome of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  override var kind: String { "notification" }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Trace.receive?(.feedback("notificationOccurred \(notificationType)"))
  }
}
