import UIKit

/// Runs a view animation in `animateTransition(using:)`, and vends a separate property animator. Both place the
/// incoming page below the container first.
@MainActor final class TwofoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var asked = 0
  private(set) var positions: [UIViewAnimatingPosition] = []
  private var vended: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  private func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    guard let to = context.view(forKey: .to) else { return nil }
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    return to
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = place(context)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      to?.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    asked += 1
    if let vended { return vended }
    let to = place(context)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { to?.transform = .identity }
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      context.completeTransition(!context.transitionWasCancelled)
    }
    vended = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { vended = nil }
}
