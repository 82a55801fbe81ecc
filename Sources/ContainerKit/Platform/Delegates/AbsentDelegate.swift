import UIKit

/// A delegate that gets the calls of one that has been deallocated. It answers as UIKit acts without a delegate.
final class AbsentDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  // Objective-C asks for it outside of the main actor.
  nonisolated override init() { super.init() }

  #if canImport(ObjectiveC)
    // UIKit notes which optional methods a delegate has when it is set, and calls those until another one is set. Without this
    // object, the call of a method that was the other delegate's would be an exception.

    /// Returns a delegate for a call of one of these methods; nil for any other method.
    nonisolated static func forwardingTarget(for selector: Selector) -> AbsentDelegate? {
      instancesRespond(to: selector) ? AbsentDelegate() : nil
    }

    private func orientations(of controller: UIViewController) -> UIInterfaceOrientationMask {
      controller.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    private func orientation(of controller: UIViewController) -> UIInterfaceOrientation {
      controller.viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    // MARK: Navigation controllers

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { orientations(of: navigationController) }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { orientation(of: navigationController) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    // MARK: Tab bar controllers

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { orientations(of: tabBarController) }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { orientation(of: tabBarController) }
  #endif
}
