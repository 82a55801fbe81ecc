import UIKit

/// Drops the incoming page from above, the way an app would write it.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 0, y: -context.containerView.bounds.height)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
