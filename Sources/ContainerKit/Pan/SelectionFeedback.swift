import UIKit

/// Plays selection haptics: once for each transition.
@MainActor final class SelectionFeedback {
  private var generator: UISelectionFeedbackGenerator?
  /// The last transition for which haptics were played.
  private weak var lastTransition: Transition?

  /// Prepares the haptics. Called when a drag starts.
  func prepare() {
    generator = generator ?? UISelectionFeedbackGenerator()
    generator?.prepare()
  }

  /// Releases the generator. Called when the drag ends.
  func release() { generator = nil }

  /// Plays the haptics, unless they were played for this transition already. Returns true if it plays them.
  func play(for transition: Transition?) -> Bool {
    if let transition, transition === lastTransition { return false }
    lastTransition = transition
    (generator ?? UISelectionFeedbackGenerator()).selectionChanged()
    return true
  }
}
