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

  /// The source that holds the transition; nil if none does.
  var interactionSource: InteractionSource? {
    switch self {
    case .interactive(let source): source
    case .controllerDriven: .controller
    case .starting, .running, .ended: nil
    }
  }

  /// `true` while it runs or completes without a finger or a controller.
  var movesByItself: Bool {
    if case .running = self { return true }
    return false
  }

  var isEnded: Bool {
    if case .ended = self { return true }
    return false
  }
}
