import QuartzCore
import UIKit

/// Turns over a card whose sides are the two pages, with animations of their layers. The model values do not change.
package final class TurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let keyPath: String

  /// - Parameter keyPath: The rotation that is animated, for example `transform.rotation.y`.
  package init(keyPath: String) {
    self.keyPath = keyPath
    super.init()
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    for page in [from, to] { page.layer.isDoubleSided = false }
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for page in [from, to] {
        page.layer.isDoubleSided = true
        page.layer.removeAnimation(forKey: "turn")
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    for (page, first, last) in [(from, 0, CGFloat.pi), (to, -CGFloat.pi, 0)] {
      let completesInLaterTurn = CABasicAnimation(keyPath: keyPath)
      (completesInLaterTurn.fromValue, completesInLaterTurn.toValue, completesInLaterTurn.duration) = (first, last, 0.5)
      (completesInLaterTurn.fillMode, completesInLaterTurn.isRemovedOnCompletion) = (.forwards, false)
      page.layer.add(completesInLaterTurn, forKey: "turn")
    }
    CATransaction.commit()
  }
}
