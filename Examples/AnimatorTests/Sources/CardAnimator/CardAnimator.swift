import UIKit

/// Slides the incoming page over the outgoing one like a card, while the outgoing one moves back and fades. Written for
/// iOS; it contains nothing for its tests on Linux.
public final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Four tenths of a second.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  /// Slides the incoming page in from the right.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        from.alpha = 0.6
      },
      completion: { _ in
        from.transform = .identity
        from.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
