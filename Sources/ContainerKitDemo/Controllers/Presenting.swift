import UIKit

/// Presents a page with animators of the app's, and dismisses it with them. Somebody has to keep it: the page's
/// `transitioningDelegate` is weak.
final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
  private let presenter: () -> (any UIViewControllerAnimatedTransitioning)?
  private let dismisser: () -> (any UIViewControllerAnimatedTransitioning)?
  private let swipe: () -> SwipeAway?

  /// - Parameters:
  ///   - presenter: Makes the animator of the presentation.
  ///   - dismisser: Makes the one of the dismissal.
  ///   - swipe: What may have a finger on the page; kept here.
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
