import UIKit

/// Drops the outgoing page out of the window and uncovers the page below. Intended for dismissals.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return context.completeTransition(false) }
    // A custom presentation leaves the presenting page in place.
    _ = TransitionPages(context, incomingBelow: true)
    let distance = context.containerView.bounds.maxY - from.frame.minY
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn) {
      from.transform = CGAffineTransform(translationX: 0, y: distance)
    } completion: { _ in
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
