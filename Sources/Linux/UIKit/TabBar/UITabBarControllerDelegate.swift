import Foundation

/// Decides about a tab bar controller's tabs, and brings animators for its switches. All requirements are optional. That
/// the user edits the tabs is not here (`tabBarController(_:willBeginCustomizing:)` and what belongs to it).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Optional. The user has tapped a tab, also the selected one; false keeps the selection. Not asked when code selects
  /// one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Optional. The user has selected a tab, or the selected one again (documented). It comes when the switch has begun,
  /// not when an animated one has ended. Not called when code selects one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Optional. The animator of a switch, by the user or by code; nil: the switch is immediate. Not asked while the
  /// controller is not seen. The selection is the old one still (a guess).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Optional. The interaction controller of a switch by `animationController`; nil: it runs by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Optional. How the interface may stand, in place of what the controller says.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// What the controller says itself.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.ownOrientations }
}
