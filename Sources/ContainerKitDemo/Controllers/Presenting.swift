import UIKit

/// Presents and dismisses a page with the app's animators. Its creator retains it, because the page's
/// `transitioningDelegate` is weak.
final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
  private let presenter: () -> (any UIViewControllerAnimatedTransitioning)?
  private let dismisser: () -> (any UIViewControllerAnimatedTransitioning)?
  private let swipe: () -> SwipeAway?

  /// - Parameters:
  ///   - presenter: Creates the animator of the presentation.
  ///   - dismisser: Creates the animator of the dismissal.
  ///   - swipe: The interaction controller of the dismissal, which follows a finger on the page. It is retained.
  init(
    presenter: @escaping () -> (any UIViewControllerAnimatedTransitioning)?,
    dismisser: @escaping () -> (any UIViewControllerAnimatedTransitioning)?, swipe: @escaping () -> SwipeAway? = { nil }
  ) {
    (self.presenter, self.dismisser, self.swipe) = (presenter, dismisser, swipe)
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presenter() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismisser() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let swipe = swipe(), swipe.isDragging else { return nil }
    return swipe
  }
}
