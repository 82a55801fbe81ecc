import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
