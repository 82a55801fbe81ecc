import UIKit

/// The container, as its transition sees it.
@MainActor protocol TransitionOwner: AnyObject {
  /// Called when the progress changes.
  func transitionDidMove(_ transition: Transition)
  /// It now goes to its end, or back: the appearance calls turn round.
  func transition(_ transition: Transition, turnsTo commit: Bool)
  /// Handles a call on the transition's context, now or after the current step.
  func transition(_ transition: Transition, asks request: @escaping () -> Void)
  func transitionIsReleased(_ transition: Transition, commit: Bool)
  func transitionIsHeld(_ transition: Transition, byController: Bool)
  /// The calls of its end begin; the last of them is `transitionIsOver`.
  func transitionWillEnd(_ transition: Transition)
  /// Views and time are in their places: appearance ends.
  func transition(_ transition: Transition, didEnd completed: Bool)
  /// Called after the animator's last call, when nothing of the transition is left on layers and views.
  func transitionIsLeft(_ transition: Transition, completed: Bool)
  /// The last callback but the delegate's has been made.
  func transitionIsOver(_ transition: Transition, completed: Bool)
  /// An animator whose transition was ended for it has run its completion, and perhaps put pages back that the next
  /// transition is moving.
  func transitionIsCompletedLate(_ context: TransitionContext)
  func record(_ name: String, _ who: UIViewController?)
}
