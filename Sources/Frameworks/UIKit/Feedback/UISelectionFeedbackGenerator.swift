import LayerTime

/// Plays feedback for a change of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  override var kind: String { "selection" }

  /// Plays the feedback.
  open func selectionChanged() {
    Trace.receive?(.feedback("selectionChanged"))
  }
}
