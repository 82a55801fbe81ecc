import UIKit

/// Slides a presented view up from below and back down in half a second.
@MainActor
final class SlidingPresentation: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The interaction controller of dismissals; nil for none.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  private let options: UIView.AnimationOptions

  init(_ options: UIView.AnimationOptions = .curveLinear) {
    self.options = options
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.viewController(forKey: .to)?.isBeingPresented == true
    if let to = context.view(forKey: .to) {
      context.containerView.insertSubview(to, at: isComing ? context.containerView.subviews.count : 0)
    }
    let moved = context.view(forKey: isComing ? .to : .from)
    if isComing { moved?.center.y += 844 }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: options, animations: { moved?.center.y += isComing ? -844 : 844 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
