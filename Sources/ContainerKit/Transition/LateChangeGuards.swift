import UIKit

/// The guards of transitions that have ended and whose animators may still report.
@MainActor final class LateChangeGuards {
  private var guards: [LateChangeGuard] = []

  var isEmpty: Bool { guards.isEmpty }

  /// Watches for changes that the animator of an ended transition may still make to its pages.
  ///
  /// - Parameter onFrame: Called in each frame while the animator may still report.
  func add(_ transition: Transition, onFrame: @escaping () -> Void) {
    guards.append(
      LateChangeGuard(transition, onFrame: onFrame) { [weak self] late in
        self?.guards.removeAll { $0 === late }
      })
  }

  /// Removes the guard of a transition whose animator has reported.
  func remove(_ context: TransitionContext) {
    guards.removeAll { $0.context === context }
  }

  /// Reverts changes to pages that are at rest.
  func restore(where isAtRest: (UIViewController) -> Bool) {
    for late in guards { late.check(isAtRest) }
  }

  /// Accepts the current state of a page.
  func renew(_ page: UIViewController) {
    for late in guards { late.renew(page) }
  }
}
