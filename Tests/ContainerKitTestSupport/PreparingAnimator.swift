import UIKit

/// An animator whose property animator does not exist before `animateTransition(using:)`. If it is requested earlier,
/// the program stops, as with published animators that force-unwrap it.
@MainActor final class PreparingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// `true` if `interruptibleAnimator(using:)` completes the transition.
  var endsWhenAsked = false
  private(set) var positions: [UIViewAnimatingPosition] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    self.animator = animator
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    animator.addAnimations { to.alpha = 1 }
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if endsWhenAsked { context.completeTransition(true) }
    return animator!
  }
}
