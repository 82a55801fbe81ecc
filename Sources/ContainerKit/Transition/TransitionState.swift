import CoreGraphics

/// The state of a transition, by what moves it.
enum TransitionState {
  case starting
  /// Moves by itself: its animations run, or it completes after a release, or has arrived there.
  case running
  /// A finger moves it, or a `PercentDrivenInteractiveTransition`. Its time stands still.
  case interactive(by: InteractionSource)
  /// The app's interaction controller moves the pages by itself: after it has started the transition interactively,
  /// without animations, or has paused it.
  case controllerDriven(percent: CGFloat, isReleased: Bool)
  case ended
}
