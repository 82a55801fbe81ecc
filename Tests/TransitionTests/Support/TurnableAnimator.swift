import UIKit

/// Lifts the outgoing page away from the incoming page with a property animator, which an interaction controller can
/// pause and reverse.
final class TurnableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The animator, which must be the same during a transition.
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
    self.animator = animator
    guard let pages = AnimatedPages(context, incomingBelow: true) else {
      animator.addCompletion { _ in context.completeTransition(false) }
      return animator
    }
    pages.to.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    animator.addAnimations {
      pages.to.transform = .identity
      // Far enough that no corner of the turned page is left.
      let box = pages.container.bounds
      let turn = CGAffineTransform(rotationAngle: -.pi / 8)
      pages.from.transform = turn.concatenating(
        CGAffineTransform(translationX: 0, y: -(box.height + box.applying(turn).height) / 2))
      pages.from.alpha = 0.5
    }
    animator.addCompletion { _ in
      for page in [pages.from, pages.to] { page.transform = .identity }
      pages.from.alpha = 1
      pages.complete()
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
