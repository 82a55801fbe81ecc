import UIKit

/// A cross-fade that is known to be sound. What goes wrong with it is not the examined animator's fault.
@MainActor final class ControlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) {
      if let incoming = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: incoming) }
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .to)?.alpha = 1
    } completion: { _ in
      context.view(forKey: .to)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
