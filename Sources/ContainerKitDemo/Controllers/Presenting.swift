import ContainerTransitions
import UIKit

/// Presents and dismisses a page with a page transition. Its creator retains it, because the page's
/// `transitioningDelegate` is weak.
final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: PageTransition
  private let swipe: SwipeAway?

  /// - Parameter swipe: The interaction controller of the dismissal, which follows a finger on the page.
  init(_ transition: PageTransition, swipe: SwipeAway? = nil) {
    (self.transition, self.swipe) = (transition, swipe)
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: .next) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: .previous) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let swipe, swipe.isDragging else { return nil }
    return swipe
  }
}
