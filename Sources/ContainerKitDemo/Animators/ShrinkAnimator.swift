import UIKit

/// Shrinks the outgoing page to a tenth while the incoming page fades in.
final class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: incoming)
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      from.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      to.alpha = 1
    } completion: { _ in
      from.transform = .identity
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
