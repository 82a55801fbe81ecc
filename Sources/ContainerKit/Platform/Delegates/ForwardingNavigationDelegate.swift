import UIKit

/// A delegate of a navigation controller that passes calls on to another one.
@preconcurrency @MainActor package protocol ForwardingNavigationDelegate: UINavigationControllerDelegate {
  /// The delegate that gets the calls.
  var target: (any UINavigationControllerDelegate)? { get }
}

#if !canImport(ObjectiveC)
  // With Objective-C the runtime forwards what a delegate does not implement itself.
  extension ForwardingNavigationDelegate {
    private var receiver: any UINavigationControllerDelegate { target ?? AbsentDelegate() }

    /// Forwards the call.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { receiver.navigationController(navigationController, willShow: viewController, animated: animated) }

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
  }
#endif

// Calls of optional methods: nothing happens, or the answer is nil, if the delegate does not implement them.
extension UINavigationControllerDelegate {
  func notifyWillShow(_ shown: UIViewController, in navigation: UINavigationController, animated: Bool) {
    #if canImport(ObjectiveC)
      navigationController?(navigation, willShow: shown, animated: animated)
    #else
      navigationController(navigation, willShow: shown, animated: animated)
    #endif
  }

  func notifyDidShow(_ shown: UIViewController, in navigation: UINavigationController, animated: Bool) {
    #if canImport(ObjectiveC)
      navigationController?(navigation, didShow: shown, animated: animated)
    #else
      navigationController(navigation, didShow: shown, animated: animated)
    #endif
  }

  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      navigationController?(navigation, animationControllerFor: operation, from: from, to: to) ?? nil
    #else
      navigationController(navigation, animationControllerFor: operation, from: from, to: to)
    #endif
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
      navigationController?(navigation, interactionControllerFor: animator) ?? nil
    #else
      navigationController(navigation, interactionControllerFor: animator)
    #endif
  }
}
