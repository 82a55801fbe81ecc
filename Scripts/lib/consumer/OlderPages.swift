import UIKit

// Swift's language mode 5, which most published code uses. In that mode, Apple's UIKit, which comes from Objective-C,
// accepts calls from code without actor isolation. So must this one.

final class OlderAnimations {
  let view = UIView()

  func fade(_ other: UIView, completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: { other.alpha = 0 }) { _ in
      self.view.layer.transform = CATransform3DIdentity
      completion()
    }
  }
}

final class OlderAnimator: NSObject {
  private let animations = OlderAnimations()
}

extension OlderAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(incoming)
    animations.fade(incoming) { context.completeTransition(!context.transitionWasCancelled) }
  }
}
