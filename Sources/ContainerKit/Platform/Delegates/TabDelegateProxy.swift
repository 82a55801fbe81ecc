import UIKit

/// A provider of the animators and interaction controllers of a tab bar controller.
@MainActor package protocol TabTransitionProvider: AnyObject {
  func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate of a tab bar controller that adds animators and interaction controllers to those of the app's delegate, which come
/// first.
@preconcurrency @MainActor package final class TabDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  package weak var provider: (any TabTransitionProvider)?
  private var observation: DelegateObservation?
  /// The pages of the last animator.
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  /// Becomes the tab bar controller's delegate. The one that it had gets the calls.
  package init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    forward(to: tabs.delegate)
    observation = DelegateObservation(of: tabs) { [weak self] in self?.update() }
  }

  package var target: (any UITabBarControllerDelegate)? { receiver as? any UITabBarControllerDelegate }

  /// Sets the app's delegate.
  package func forward(to delegate: (any UITabBarControllerDelegate)?) { forward(toObject: delegate) }

  override var controller: UIViewController? { tabs }

  override var installed: (any NSObjectProtocol)? {
    get { tabs?.delegate }
    set { tabs?.delegate = newValue as? any UITabBarControllerDelegate }
  }

  /// Returns the app's animator, or the provider's.
  package func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (from, to) = (fromVC, toVC)
    return ask { _ in target?.animator(from: fromVC, to: toVC, in: tabBarController) }
      ?? provider?.animator(from: fromVC, to: toVC)
  }

  /// Returns the app's interaction controller, or the provider's.
  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask { _ in target?.interactionController(for: animationController, in: tabBarController) }
      ?? provider?.interactionController(for: animationController, from: from, to: to)
  }

  /// Returns the app's answer; true without one.
  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    pass(viewController) { target?.allowsSelection(of: viewController, in: tabBarController) ?? true } ?? true
  }

  /// Forwards the call.
  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    pass(viewController) { target?.notifySelection(of: viewController, in: tabBarController) }
  }

  // MARK: The tab bar controller's delegate, which may be in front of this one

  /// Returns true if the delegate has an animator for a change of the tab.
  package func hasAnimator(from: UIViewController, to: UIViewController) -> Bool {
    (self.from, self.to) = (from, to)
    guard let tabs else { return false }
    return tabs.delegate?.animator(from: from, to: to, in: tabs) != nil
  }

  /// Returns the delegate's answer about a tab that the user has chosen.
  package func allowsSelection(of page: UIViewController) -> Bool {
    guard let tabs else { return true }
    return tabs.delegate?.allowsSelection(of: page, in: tabs) ?? true
  }

  /// Tells the delegate that the user has chosen a tab.
  package func notifySelection(of page: UIViewController) {
    guard let tabs else { return }
    tabs.delegate?.notifySelection(of: page, in: tabs)
  }

  #if !canImport(ObjectiveC)
    private var forwarded: any UITabBarControllerDelegate { target ?? AbsentDelegate() }

    /// Forwards the call.
    package func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { forwarded.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }

    /// Forwards the call.
    package func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { forwarded.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }

    /// Forwards the call.
    package func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { forwarded.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }

    /// Forwards the call.
    package func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
      forwarded.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  #endif
}

// Calls of optional methods: nothing happens, or the answer is that of UIKit, if the delegate does not implement them.
extension UITabBarControllerDelegate {
  fileprivate func allowsSelection(of page: UIViewController, in tabs: UITabBarController) -> Bool {
    #if canImport(ObjectiveC)
      tabBarController?(tabs, shouldSelect: page) ?? true
    #else
      tabBarController(tabs, shouldSelect: page)
    #endif
  }

  fileprivate func notifySelection(of page: UIViewController, in tabs: UITabBarController) {
    #if canImport(ObjectiveC)
      tabBarController?(tabs, didSelect: page)
    #else
      tabBarController(tabs, didSelect: page)
    #endif
  }

  fileprivate func animator(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to) ?? nil
    #else
      tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  fileprivate func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
      tabBarController?(tabs, interactionControllerFor: animator) ?? nil
    #else
      tabBarController(tabs, interactionControllerFor: animator)
    #endif
  }
}
