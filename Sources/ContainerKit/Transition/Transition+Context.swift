import UIKit

// The calls of an animator and of an interaction controller on the transition's context.
extension Transition: TransitionContextOwner {
  func contextDidStart() {
    if case .interactive(by: .controller) = state { startAnimator() }
  }

  // Calls are handled in their order, even during an effect: a callback may pause the transition, update it and finish
  // it.
  func contextReceived(_ call: TransitionContext.Call) {
    if case .pause = call {
      guard !isEnded, !context.isInteractive else { return }
      context.isPausing = true
    }
    owner?.transition(self, receives: call)
  }

  /// Handles a pause that waited for the current effect. Returns false if the transition cannot be paused any more.
  func takePause() -> Bool {
    context.isPausing = false
    return !isEnded && !context.isInteractive && canBeHeld
  }

  /// Sets the progress of the interaction controller. If the controller moves the pages by itself, stores the progress.
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
