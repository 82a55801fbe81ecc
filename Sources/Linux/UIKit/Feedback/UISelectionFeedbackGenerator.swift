/// Feedback that a selection has changed.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  override var kind: String { "selection" }

  /// Plays it.
  open func selectionChanged() {
    FeedbackTrace.tell("selectionChanged")
  }
}
