import UIKit

/// Lays the incoming page over the outgoing page like a card, from the side of its tab. (The tutorial's animator.)
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.initialFrame(for: incoming)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.frame = context.finalFrame(for: incoming)
      from.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
      from.alpha = 0.4
    } completion: { _ in
      from.transform = .identity
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
