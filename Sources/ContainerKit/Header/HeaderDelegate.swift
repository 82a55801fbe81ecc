import UIKit

/// The delegate of a container with a header. It notifies the header, and passes every call on to the app's delegate.
@MainActor final class HeaderDelegate: ContainerViewControllerDelegate {
  weak var appDelegate: (any ContainerViewControllerDelegate)?
  private let follower: HeaderFollower

  init(_ follower: HeaderFollower) { self.follower = follower }

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController
  ) -> Bool { appDelegate?.containerViewController(container, shouldSelect: viewController) ?? true }

  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController) {
    follower.keepOffset()
    appDelegate?.containerViewController(container, willSelect: viewController)
  }

  func containerViewController(
    _ container: ContainerViewController, willTransitionTo viewController: UIViewController
  ) {
    follower.restoreOffset(of: viewController)
    appDelegate?.containerViewController(container, willTransitionTo: viewController)
    // The app may have scrolled the page.
    follower.willTransition(to: viewController)
  }

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    follower.transitionDidUpdate(to: progress.to, fraction: progress.fractionComplete)
    appDelegate?.containerViewController(container, transitionDidUpdate: progress)
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    follower.didSelect(viewController)
    appDelegate?.containerViewController(container, didSelect: viewController, source: source)
  }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController
  ) {
    follower.didCancel(selected: container.selectedViewController)
    appDelegate?.containerViewController(container, didCancelTransitionTo: viewController)
  }

  func containerViewController(
    _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
  ) -> ContainerReselectionActions {
    appDelegate?.containerViewController(container, reselectionActionsFor: viewController)
      ?? container.reselectionActions
  }

  func containerViewController(
    _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
  ) -> Bool { appDelegate?.containerViewController(container, didLongPressTabOf: viewController) ?? false }

  func containerViewController(
    _ container: ContainerViewController, didReselect viewController: UIViewController
  ) { appDelegate?.containerViewController(container, didReselect: viewController) }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    appDelegate?.containerViewController(container, animationControllerFor: request)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    appDelegate?.containerViewController(container, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    appDelegate?.containerViewController(container, interactionControllerFor: animationController)
  }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool { appDelegate?.containerViewController(container, shouldBeginPanFrom: viewController, at: point) ?? true }

  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence {
    appDelegate?.containerViewController(container, panPrecedenceOver: gestureRecognizer) ?? .automatic
  }
}
