import UIKit

/// A provider of the animators and interaction controllers of a navigation controller.
@MainActor package protocol NavigationTransitionProvider: AnyObject {
  func navigationWillShow()
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, operation: UINavigationController.Operation
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate of a navigation controller that adds animators and interaction controllers to those of the app's delegate, which
/// come first.
@preconcurrency @MainActor package final class NavigationDelegateProxy: DelegateProxy, ForwardingNavigationDelegate {
  private weak var navigation: UINavigationController?
  package weak var provider: (any NavigationTransitionProvider)?
  private var observation: DelegateObservation?
  /// The operation of the last animator.
  private var operation = UINavigationController.Operation.none

  /// Becomes the navigation controller's delegate. The one that it had gets the calls.
  package init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    forward(to: navigation.delegate)
    observation = DelegateObservation(of: navigation) { [weak self] in self?.update() }
  }

  package var target: (any UINavigationControllerDelegate)? { receiver as? any UINavigationControllerDelegate }

  /// Sets the app's delegate.
  package func forward(to delegate: (any UINavigationControllerDelegate)?) { forward(toObject: delegate) }

  override var controller: UIViewController? { navigation }

  override var installed: (any NSObjectProtocol)? {
    get { navigation?.delegate }
    set { navigation?.delegate = newValue as? any UINavigationControllerDelegate }
  }

  /// Forwards the call.
  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    provider?.navigationWillShow()
    pass(viewController) { target?.notifyWillShow(viewController, in: navigationController, animated: animated) }
  }

  /// Forwards the call.
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    pass(viewController) { target?.notifyDidShow(viewController, in: navigationController, animated: animated) }
  }

  /// Returns the app's animator, or the provider's.
  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.operation = operation
    return ask { _ in target?.animator(for: operation, from: fromVC, to: toVC, in: navigationController) }
      ?? provider?.animator(for: operation, from: fromVC, to: toVC)
  }

  /// Returns the app's interaction controller, or the provider's.
  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask { _ in target?.interactionController(for: animationController, in: navigationController) }
      ?? provider?.interactionController(for: animationController, operation: operation)
  }

  /// Returns true if the navigation controller's delegate, which may be in front of this one, has an animator for a pop.
  package func hasAnimator(popping from: UIViewController, to: UIViewController) -> Bool {
    operation = .pop
    guard let navigation else { return false }
    return navigation.delegate?.animator(for: .pop, from: from, to: to, in: navigation) != nil
  }
}

extension UINavigationController {
  /// The delegate behind the one that adds page transitions.
  var appDelegate: (any UINavigationControllerDelegate)? {
    get {
      if let proxy = delegate as? NavigationDelegateProxy { return proxy.target }
      return delegate
    }
    set {
      if let proxy = delegate as? NavigationDelegateProxy { proxy.forward(to: newValue) } else { delegate = newValue }
    }
  }
}
