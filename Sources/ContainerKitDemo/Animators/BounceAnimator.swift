import UIKit

/// Moves the incoming page up from below with a spring that has a damping ratio of 0.6.
final class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let incoming = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    to.frame = context.finalFrame(for: incoming)
    to.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    container.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      to.transform = .identity
    } completion: { _ in
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
