import UIKit

// Three animators that are written for UIKit alone: they know nothing of the container, its order of pages, or fingers.

/// Drops the outgoing page with `UIView.animate`, which uncovers the incoming one.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: incoming)
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseIn]) {
      from.transform = CGAffineTransform(translationX: 0, y: 1.25 * from.bounds.height).rotated(by: .pi / 7)
    } completion: { _ in
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets the incoming page down over the outgoing one with a property animator, which a finger can catch.
final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The animator of the running transition.
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9)
    self.animator = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else {
      animator.addCompletion { _ in context.completeTransition(false) }
      return animator
    }
    to.frame = context.finalFrame(for: incoming)
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 0, y: -to.bounds.height)
    animator.addAnimations {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: 0, y: 0.3 * from.bounds.height).scaledBy(x: 0.9, y: 0.9)
    }
    animator.addCompletion { _ in
      for page in [from, to] { page.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Steps back from the outgoing page, moves to the incoming one, and steps up to it, with keyframes.
final class StepsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let scale: CGFloat = 0.8

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.9 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: incoming)
    context.containerView.addSubview(to)
    let small = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    let distance = to.bounds.width
    to.transform = small.concatenating(CGAffineTransform(translationX: distance, y: 0))
    CATransaction.begin()
    // The completion of keyframes is not on the main actor.
    CATransaction.setCompletionBlock {
      for page in [from, to] { page.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { from.transform = small }
      UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.4) {
        from.transform = small.concatenating(CGAffineTransform(translationX: -distance, y: 0))
        to.transform = small
      }
      UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { to.transform = .identity }
    }
    CATransaction.commit()
  }
}
