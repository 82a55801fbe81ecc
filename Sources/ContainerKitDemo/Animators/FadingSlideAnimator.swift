import UIKit

/// Slides both pages by the container's width and a gap of 16 points, and cross-fades them. Runs as a spring of 1
/// second, or linearly while a finger drives it.
///
/// Do not use it for pages with blurred bars or other effect views: they lose their effect in a view with an alpha
/// below 1.
final class FadingSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let forward: Bool

  /// - Parameter forward: `true` if the incoming page enters from the right.
  init(forward: Bool) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let distance = (context.containerView.bounds.width + 16) * (forward ? 1 : -1)
    to.frame = context.finalFrame(for: incoming)
    to.transform = CGAffineTransform(translationX: distance, y: 0)
    to.alpha = 0
    context.containerView.addSubview(to)

    let changes = {
      from.transform = CGAffineTransform(translationX: -distance, y: 0)
      from.alpha = 0
      to.transform = .identity
      to.alpha = 1
    }
    let completion = { (_: Bool) in
      for page in [from, to] {
        page.transform = .identity
        page.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    let duration = transitionDuration(using: context)
    if context.isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.5, animations: changes,
        completion: completion)
    }
  }
}
