import UIKit

/// A tab bar controller with the two pages. Its bar is hidden by default, so that the pages fill the window.
@MainActor package final class TabHost: NSObject, PercentDrivenHost, UITabBarControllerDelegate {
  package let stage: Stage
  package let from: UIViewController
  package let to: UIViewController
  package let transition: HostedTransition
  private let tabs = UITabBarController()
  /// `true` while the selection changes without animation.
  private var jumps = false
  package var percent: (any PercentDriver)?

  package init(_ transition: HostedTransition) {
    self.transition = transition
    let pages = transition.pages()
    (from, to) = transition.ends(of: pages)
    tabs.viewControllers = pages
    tabs.selectedViewController = from
    tabs.tabBar.isHidden = !transition.showsSystemBars
    stage = transition.stage(of: tabs)
    super.init()
    tabs.delegate = self
  }

  package var isUnderWay: Bool { tabs.transitionCoordinator != nil }
  package var faults: [String] {
    let selected = isUnderWay || tabs.selectedViewController?.view.window != nil
    return selected ? [] : ["the selected page is not seen"]
  }

  package func go(back: Bool, animated: Bool) {
    jumps = !animated
    tabs.selectedViewController = back ? from : to
    jumps = false
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    transition.onCall("delegate: should")
    return true
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { transition.onCall("delegate: did") }

  package func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { jumps ? nil : transition.animator(fromVC, toVC) }

  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.onCall("delegate: interaction")
    return percent?.driving(animationController)
  }
}
