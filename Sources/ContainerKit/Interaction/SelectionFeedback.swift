import UIKit

/// What the user feels of a selection: one tick a switch.
@MainActor final class SelectionFeedback {
  private var generator: UISelectionFeedbackGenerator?
  /// The switch that was felt.
  private weak var felt: Transition?

  /// A finger has begun to drag.
  func prepare() {
    let generator = generator ?? UISelectionFeedbackGenerator()
    self.generator = generator
    generator.prepare()
  }

  /// The finger has let go.
  func rest() {
    generator = nil
  }

  /// The user has chosen. Answers whether it is felt now: of a switch that was felt before it is not.
  func play(for transition: Transition?) -> Bool {
    if let transition, transition === felt { return false }
    felt = transition
    (generator ?? UISelectionFeedbackGenerator()).selectionChanged()
    return true
  }
}
