import UIKit

/// An animator and interaction controller as in Apple's sample for WWDC 2016 session 216: `animateTransition(using:)` is
/// empty, and `startInteractiveTransition(_:)` creates the property animator, starts it if the transition is not
/// interactive, and later pauses it, scrubs it and lets it go on.
@MainActor
final class StartingController: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var wantsInteractiveStart = false
  private(set) var calls: [String] = []
  /// The context's `isInteractive` at each start.
  private(set) var isInteractive: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append("animateTransition")
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    calls.append("interruptibleAnimator")
    return animator!
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    calls.append("startInteractiveTransition")
    isInteractive.append(context.isInteractive)
    self.context = context
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    UIView.performWithoutAnimation {
      to.frame = context.containerView.bounds
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -width, y: 0)
    }
    animator.addCompletion { position in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(position == .end)
    }
    self.animator = animator
    if !context.isInteractive { animator.startAnimation() }
  }

  func pause() {
    animator?.pauseAnimation()
    animator?.isReversed = false
    context?.pauseInteractiveTransition()
  }

  func update(_ fraction: CGFloat) {
    animator?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func release(toEnd: Bool) {
    toEnd ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    animator?.isReversed = !toEnd
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    calls.append("animationEnded \(transitionCompleted)")
    animator = nil
    context = nil
  }
}
