/// A stage of a released transition on its way to rest. Each stage between the first and the last is one frame.
enum CompletionStage: Equatable {
  /// Progress follows a simulation.
  case moving

  /// Shows a position just past the end, where the animations end by themselves and the model shows the end.
  case showingPastEnd
  /// Gives the ended animations a frame to report.
  case reportingEnds
  /// Removes ended animations that are left. From here on time runs, for a second phase of the animator.
  case removingEnded

  /// Shows the position at the start.
  case showingStart
  /// Sets the model to the values of the last frame and removes the animations, so that no frame shows anything else.
  case restoringModel
  /// Puts the outgoing page back if a layer still shows its old appearance instead, and removes that animation in the same
  /// transaction. The animator waits for the animation's end.
  case checkingOldAppearance

  case awaitingAnimator

  /// The stage of the next frame.
  func next(_ direction: Direction) -> CompletionStage {
    switch self {
    case .moving: direction == .toEnd ? .showingPastEnd : .showingStart
    case .showingPastEnd: .reportingEnds
    case .reportingEnds: .removingEnded
    case .showingStart: .restoringModel
    case .restoringModel: .checkingOldAppearance
    case .removingEnded, .checkingOldAppearance, .awaitingAnimator: .awaitingAnimator
    }
  }
}
