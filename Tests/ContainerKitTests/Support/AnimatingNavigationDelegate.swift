import UIKit

/// A navigation controller's delegate that returns an animator and an interaction controller.
@MainActor final class AnimatingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator: any UIViewControllerAnimatedTransitioning
  var controller: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ controller: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.animator, self.controller) = (animator, controller)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { controller }
}
