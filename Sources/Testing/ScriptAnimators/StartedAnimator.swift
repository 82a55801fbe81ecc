import UIKit

/// An animator whose animations are started by its interaction controller.
@MainActor final class StartedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let interactionController: any UIViewControllerInteractiveTransitioning = Starter()

  private final class Starter: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart = false

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      guard let pages = MovedPages(transitionContext) else { return transitionContext.completeTransition(false) }
      pages.place()
      UIView.animate(withDuration: AnimatorKind.starts.duration, animations: pages.move) { _ in pages.finish() }
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    AnimatorKind.starts.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
