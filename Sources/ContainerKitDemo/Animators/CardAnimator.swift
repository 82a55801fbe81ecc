import UIKit

/// Lays the incoming page over the outgoing page like a card, from the side of its tab. It is the tutorial's animator with
/// a shadow, and it darkens the outgoing page instead of fading it, so that nothing shines through.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.initialFrame(for: incoming)
    let shade = UIView(frame: context.containerView.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    let shadow = UIView(frame: to.frame)
    shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
    shadow.layer.shadowOpacity = 0.35
    shadow.layer.shadowRadius = 16
    // It reaches over the edge, on to the page at rest.
    shadow.alpha = 0
    for view in [shade, shadow, to] { context.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.frame = context.finalFrame(for: incoming)
      shadow.frame = context.finalFrame(for: incoming)
      shadow.alpha = 1
      from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      shade.alpha = 0.45
    } completion: { _ in
      from.transform = .identity
      for view in [shade, shadow] { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
