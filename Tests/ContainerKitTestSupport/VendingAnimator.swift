import UIKit

/// An animator that vends a property animator, and records its calls.
@MainActor final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  var curve = UIView.AnimationCurve.linear
  /// The number of property animators that it has made.
  var asked = 0
  var animated = 0
  var ended: [Bool] = []
  var positions: [UIViewAnimatingPosition] = []
  var completes = true
  /// `true` if it starts a property animator before it returns it.
  var startsItself = false
  /// `true` if each call returns a new property animator, contrary to UIKit's header.
  var isRecreated = false
  /// `true` if `animateTransition(using:)` starts the property animator.
  var isStarted = true
  weak var last: UIViewPropertyAnimator?
  private var vended: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animated += 1
    if isStarted { interruptibleAnimator(using: transitionContext).startAnimation() }
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let vended, !isRecreated { return vended }
    asked += 1
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    (last, vended) = (animator, animator)
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return animator }
    let width = context.initialFrame(for: incoming).minX
    UIView.performWithoutAnimation {
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    }
    animator.addAnimations {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -width, y: 0)
    }
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      if self?.completes == true { context.completeTransition(!context.transitionWasCancelled) }
    }
    if startsItself { animator.startAnimation() }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    vended = nil
    ended.append(transitionCompleted)
  }
}
