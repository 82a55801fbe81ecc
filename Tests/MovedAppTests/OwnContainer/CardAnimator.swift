import UIKit

/// The animator of the app, which stays as it is: the new page slides over the old one, which follows at half the speed.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let width = transitionContext.containerView.bounds.width
    let goesForward = transitionContext.initialFrame(for: to).minX >= 0
    to.view.frame = transitionContext.finalFrame(for: to)
    to.view.transform = CGAffineTransform(translationX: goesForward ? width : -width, y: 0)
    transitionContext.containerView.addSubview(to.view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        to.view.transform = .identity
        from.view.transform = CGAffineTransform(translationX: goesForward ? -width / 2 : width / 2, y: 0)
      },
      completion: { _ in
        to.view.transform = .identity
        from.view.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    Analytics.track(transitionCompleted ? "turned" : "turned back")
  }
}
