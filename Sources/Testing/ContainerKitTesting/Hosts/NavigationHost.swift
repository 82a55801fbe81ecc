import UIKit

/// A navigation controller that pushes or pops the second page. Its bar is hidden by default, so that the pages fill the window.
@MainActor package final class NavigationHost: NSObject, PercentDrivenHost, UINavigationControllerDelegate {
  package let stage: Stage
  package let from: UIViewController
  package let to: UIViewController
  package let transition: HostedTransition
  private let navigation: UINavigationController
  package var percent: (any PercentDriver)?

  package init(_ transition: HostedTransition) {
    self.transition = transition
    let pages = transition.pages()
    (from, to) = transition.ends(of: pages)
    navigation = UINavigationController(rootViewController: pages[0])
    navigation.setNavigationBarHidden(!transition.showsSystemBars, animated: false)
    if transition.isBackwards { navigation.pushViewController(pages[1], animated: false) }
    stage = transition.stage(of: navigation)
    super.init()
    navigation.delegate = self
  }

  package var isUnderWay: Bool { navigation.transitionCoordinator != nil }
  package var faults: [String] {
    let top = isUnderWay || navigation.topViewController?.view.window != nil
    return top ? [] : ["the top page is not seen"]
  }

  package func go(back: Bool, animated: Bool) {
    if transition.isBackwards == back {
      navigation.pushViewController(back ? from : to, animated: animated)
    } else {
      navigation.popViewController(animated: animated)
    }
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { transition.onCall("delegate: will") }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { transition.onCall("delegate: did") }

  package func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(fromVC, toVC) }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.onCall("delegate: interaction")
    return percent?.driving(animationController)
  }
}
