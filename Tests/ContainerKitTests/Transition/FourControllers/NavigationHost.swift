import UIKit

/// Pushes the new page, or pops back to it.
@MainActor final class NavigationHost: Host, UINavigationControllerDelegate {
  private let navigation = UINavigationController()
  private let pushes: Bool

  init(_ scenario: Scenario, pushes: Bool) {
    self.pushes = pushes
    super.init(scenario)
    navigation.viewControllers = pushes ? [old] : [new, old]
    navigation.delegate = self
    stage.window.rootViewController = navigation
  }

  override func start() {
    if pushes {
      navigation.pushViewController(new, animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
  }

  func navigationController(_ navigation: UINavigationController, willShow page: UIViewController, animated: Bool) {
    tell("delegate: will")
  }
  func navigationController(_ navigation: UINavigationController, didShow page: UIViewController, animated: Bool) {
    tell("delegate: did")
  }
  func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("delegate: animator")
    return animator
  }
  func navigationController(
    _ navigation: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell("delegate: interaction")
    return interaction
  }
}
