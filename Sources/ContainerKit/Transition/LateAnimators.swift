import UIKit

/// The animators whose transitions have ended without their report. What they change in pages at rest is reverted.
@MainActor final class LateAnimators {
  /// Called in each frame in which an animator may change a page.
  var onFrame: () -> Void = {}
  private var guards: [LateChangeGuard] = []
  /// The transition that is over, until its last call.
  private var endedTransition: Transition?

  func transitionDidEnd(_ transition: Transition) { endedTransition = transition }

  /// `true` while changes are attributed to an animator that is late.
  var areWatched: Bool { !guards.isEmpty }

  /// Watches the animator of the transition that ended last, if it has not reported.
  ///
  /// - Parameter shown: The page that is shown now. The app may have changed it in its last callback.
  func watch(shown: UIViewController) {
    for late in guards { late.renew(shown) }
    guard let transition = endedTransition else { return }
    endedTransition = nil
    guard !transition.context.isReported else { return }
    let late = LateChangeGuard(transition) { [weak self] in
      self?.onFrame()
    } onEnd: { [weak self] late in
      self?.guards.removeAll { $0 === late }
    }
    guards.append(late)
    transition.context.lateChanges = late
  }

  /// The same after a cancelled transition, whose outgoing page is shown.
  func watchCancelled() {
    if let endedTransition { watch(shown: endedTransition.from) }
  }

  /// Reverts what the animators have changed.
  ///
  /// - Parameter isSettled: Returns true if a page is the container's and no transition moves it.
  func revert(isSettled: (UIViewController) -> Bool) {
    for late in guards { late.check(isSettled) }
  }

  /// Called when the animator of an ended transition reports. From now on, changes to its pages are attributed to the app.
  func animatorDidReport(to context: TransitionContext, isSettled: (UIViewController) -> Bool) {
    revert(isSettled: isSettled)
    if let late = context.lateChanges, late.isOver { late.check(isSettled) }
    guards.removeAll { $0 === context.lateChanges }
    context.lateChanges = nil
  }
}
