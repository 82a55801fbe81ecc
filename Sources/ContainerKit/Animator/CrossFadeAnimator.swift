import UIKit

/// The animator in the slide's place while the user wants less motion or cross-fades: the pages stay where they are, and the
/// incoming one fades in over the other.
///
/// An outgoing page that would shine through the incoming one, which has no opaque background, fades out meanwhile. It is
/// linear, so that a finger that takes hold of it finds it where it is.
@MainActor final class CrossFadeAnimator: NSObject, OwnAnimator {
  /// Seconds.
  static let duration: TimeInterval = 0.35

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let alpha = to.alpha
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: incoming)
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    let covers = to.backgroundColor?.resolvedColor(with: to.traitCollection).cgColor.alpha == 1 && alpha == 1
    let changes = {
      to.alpha = alpha
      if !covers { from.alpha = 0 }
    }
    // The container puts the outgoing page's alpha back.
    animate(interactive: context.isInteractive, changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func travel(in containerView: UIView) -> CGFloat { max(containerView.bounds.width, 1) }

  func curve(interactive: Bool) -> ProgressCurve { .linear(Self.duration) }

  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    // A switch inside an animation of the app's does not become part of it.
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
      animations: changes, completion: completion)
  }
}
