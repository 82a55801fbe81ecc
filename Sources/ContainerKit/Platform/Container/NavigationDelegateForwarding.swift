import UIKit

// The calls of a navigation controller's delegate that `TabBarHidingNavigationDelegate` only passes on. With Objective-C
// the runtime forwards them, so that a method that the app's delegate lacks is missing here, too: UIKit acts differently without
// it.

extension TabBarHidingNavigationDelegate {
  #if canImport(ObjectiveC)
    /// Forwards what the app's delegate implements.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    /// Forwards what the app's delegate implements.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if let target, target.responds(to: aSelector) { return target }
      return super.forwardingTarget(for: aSelector)
    }
  #else
    private var receiver: any UINavigationControllerDelegate { target ?? AbsentNavigationDelegate() }

    /// Forwards the call.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { receiver.navigationController(navigationController, didShow: viewController, animated: animated) }

    /// Forwards the call.
    public func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      receiver.navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    /// Forwards the call.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      receiver.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }

    /// Forwards the call.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      receiver.navigationController(navigationController, interactionControllerFor: animationController)
    }

    /// Forwards the call.
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      receiver.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  #endif
}

#if !canImport(ObjectiveC)
  /// A delegate that implements nothing.
  private final class AbsentNavigationDelegate: NSObject, UINavigationControllerDelegate {}
#endif

extension UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)` if the delegate implements it.
  func notifyWillShow(_ shown: UIViewController, in navigation: UINavigationController, animated: Bool) {
    #if canImport(ObjectiveC)
      navigationController?(navigation, willShow: shown, animated: animated)
    #else
      navigationController(navigation, willShow: shown, animated: animated)
    #endif
  }
}
