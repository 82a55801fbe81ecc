import Foundation

/// An animator, which moves the views of a transition from their initial to their final state.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition when it runs by itself, in seconds. The context may be nil.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Starts the animations. The animator calls the context's `completeTransition(_:)` when they are over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. Returns an object that runs the whole transition and can be paused, reversed and continued. It must be
  /// the same one throughout a transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional. Called after the context's `completeTransition(_:)` has been called. (A guess: present-11.)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for "not implemented". Returns an object that is never run, which a container recognizes by its type.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentInterruptibleAnimator()
  }

  /// Returns the interruptible animator; nil if the animator does not implement `interruptibleAnimator(using:)`. This is
  /// `interruptibleAnimator?(using:)` on Apple's systems.
  public func interruptibleAnimatorIfImplemented(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: transitionContext)
    return animator is AbsentInterruptibleAnimator ? nil : animator
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of the default `interruptibleAnimator(using:)`. In Objective-C, a caller would check if the method is
/// implemented; here it checks the result. It must never be run.
@MainActor package final class AbsentInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  package var state: UIViewAnimatingState { .inactive }
  package var isRunning: Bool { false }
  package var isReversed = false
  package var fractionComplete: CGFloat = 0

  package func startAnimation() { refuse() }
  package func startAnimation(afterDelay delay: TimeInterval) { refuse() }
  package func pauseAnimation() { refuse() }
  package func stopAnimation(_ withoutFinishing: Bool) { refuse() }
  package func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }

  private func refuse() -> Never {
    fatalError("interruptibleAnimator(using:) is not implemented by this animator; it has nothing to run")
  }
}
