import UIKit

// The calls of an animator and of an interaction controller on the transition's context.
extension Transition: TransitionContextOwner {
  func contextDidStart() {
    if case .interactive(by: .controller) = state { startAnimator() }
  }

  // Handled in the order in which they are made, even during a step: a callback may pause the transition, update it, and
  // finish it.
  func contextReceived(_ call: TransitionContext.Call) {
    if case .pause = call {
      guard !isEnded, !context.isInteractive else { return }
      context.isPausing = true
    }
    owner?.transition(self, receives: call)
  }

  /// Ends the wait of a pause for the current step. Returns false if the pause has no effect any more.
  func takePause() -> Bool {
    context.isPausing = false
    return !isEnded && !context.isInteractive && canBeHeld
  }

  /// Shows the progress of the interaction controller, or notes it if the controller moves the pages by itself.
  func controllerDidUpdate(to percentComplete: CGFloat) {
    if case .interactive = state { return update(percentComplete) }
    guard case .controllerDriven(_, let isReleased) = state else { return }
    record("updateInteractiveTransition", to)
    let percent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    state = .controllerDriven(percent: percent, isReleased: isReleased)
    coordinator.percentComplete = percent
    owner?.transitionDidMove(self)
  }

  func contextDidComplete(_ didComplete: Bool) {
    guard !isEnded else { return }
    // If an animator completes in its first call, its alongside animations run without animation.
    if didComplete { coordinator.runAlongside { changes, _ in UIView.performWithoutAnimation(changes) } }
    record("completeTransition", to)
    owner?.transition(self, completes: context.decision ?? didComplete)
  }
}
