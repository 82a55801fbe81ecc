import UIKit

/// The animator of the standard transition: slides both pages, as a spring or, while a finger drives it, linearly, so that the page follows
/// the finger one to one.
@MainActor final class SlideAnimator: NSObject, StandardAnimator {
  static let duration: TimeInterval = 0.45
  static let dampingRatio: CGFloat = 0.75
  static let initialVelocity: CGFloat = 0.5
  static let standardSpacing: CGFloat = 0
  let spacing: CGFloat

  init(spacing: CGFloat = standardSpacing) {
    self.spacing = spacing
    super.init()
  }

  /// The last 20 points.
  static func touchableRemainder(of travel: CGFloat) -> CGFloat { 20 / travel }
  /// The last point.
  static func invisibleRemainder(of travel: CGFloat) -> CGFloat { 1 / travel }

  func curve(interactive: Bool) -> ProgressCurve { interactive ? .linear(Self.duration) : .spring(Self.spring) }

  /// The spring of a transition that no finger drives.
  static let spring = SlideSpring(
    duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(initialVelocity))

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let final = context.finalFrame(for: incoming)
    let side: CGFloat = context.initialFrame(for: incoming).minX < final.minX ? -1 : 1
    let offset = side * (context.containerView.bounds.width + spacing)

    UIView.performWithoutAnimation {
      to.frame = final
      to.transform = CGAffineTransform(translationX: offset, y: 0)
      context.containerView.addSubview(to)
    }

    let changes = {
      from.transform = CGAffineTransform(translationX: -offset, y: 0)
      to.transform = .identity
    }
    // The container restores the outgoing page's transform.
    animate(interactive: context.isInteractive, changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    let (duration, dampingRatio, initialVelocity) = (Self.duration, Self.dampingRatio, Self.initialVelocity)
    // The page area decides about touches.
    let options: UIView.AnimationOptions = [.overrideInheritedTiming, .allowUserInteraction]
    if interactive {
      UIView.animate(
        withDuration: duration, delay: 0, options: options.union(.curveLinear), animations: changes,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: initialVelocity,
        options: options, animations: changes, completion: completion)
    }
  }
}
