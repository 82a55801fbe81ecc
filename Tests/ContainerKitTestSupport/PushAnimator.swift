import UIKit

/// Slides both pages together, without a gap or a fade, linearly in half a second.
@MainActor final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let end = context.finalFrame(for: incoming)
    let side: CGFloat = context.initialFrame(for: incoming).minX < end.minX ? -1 : 1
    context.containerView.addSubview(to)
    to.frame = end.offsetBy(dx: side * end.width, dy: 0)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      from.frame = end.offsetBy(dx: -side * end.width, dy: 0)
      to.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
