import ContainerKit
import UIKit

/// The package's container with its own interaction controller, because UIKit's drives only UIKit's contexts.
@MainActor final class ContainerHost: Host, ContainerViewControllerDelegate {
  private let container = ContainerViewController(viewControllers: [])
  private let own = PercentDrivenInteractiveTransition()

  override init(_ scenario: Scenario) {
    super.init(scenario)
    container.viewControllers = [old, new]
    container.delegate = self
    stage.window.rootViewController = container
  }

  override func start() {
    container.selectViewController(new, animated: true) { [journal] in journal.add("completion \($0 == .selected)") }
  }
  override func update(_ part: CGFloat) { own.update(part) }
  override func finish() { own.finish() }
  override func cancel() { own.cancel() }

  func containerViewController(_ container: ContainerViewController, shouldSelect page: UIViewController) -> Bool {
    tell("delegate: should")
    return true
  }
  func containerViewController(_ container: ContainerViewController, willSelect page: UIViewController) {
    tell("delegate: will")
  }
  func containerViewController(
    _ container: ContainerViewController, didSelect page: UIViewController,
    source: ContainerSelectionSource
  ) {
    tell("delegate: did")
  }
  func containerViewController(_ container: ContainerViewController, didCancelTransitionTo page: UIViewController) {
    tell("delegate: did cancel")
  }
  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("delegate: animator")
    return animator
  }
  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell("delegate: interaction")
    return scenario == .free ? nil : own
  }
}

/// Selects the second of two tabs.
@MainActor final class TabHost: Host, UITabBarControllerDelegate {
  private let tabs = UITabBarController()

  override init(_ scenario: Scenario) {
    super.init(scenario)
    tabs.viewControllers = [old, new]
    tabs.delegate = self
    stage.window.rootViewController = tabs
  }

  override func start() { tabs.selectedIndex = 1 }

  func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
    tell("delegate: should")
    return true
  }
  func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) { tell("delegate: did") }
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("delegate: animator")
    return animator
  }
  func tabBarController(
    _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell("delegate: interaction")
    return interaction
  }
}

/// Presents the new page over the old one in full screen, or dismisses the old one, which covers the new one.
@MainActor final class ModalHost: Host, UIViewControllerTransitioningDelegate {
  private let presents: Bool

  init(_ scenario: Scenario, presents: Bool) {
    self.presents = presents
    super.init(scenario)
    let (below, above) = presents ? (old, new) : (new, old)
    above.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = below
    stage.run(for: 0.1)
    if !presents { below.present(above, animated: false) }
    above.transitioningDelegate = self
  }

  override func start() {
    let completion: () -> Void = { [journal] in journal.add("completion") }
    if presents {
      old.present(new, animated: true, completion: completion)
    } else {
      old.dismiss(animated: true, completion: completion)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("delegate: animator")
    return animator
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("delegate: animator")
    return animator
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell("delegate: interaction")
    return interaction
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell("delegate: interaction")
    return interaction
  }
}
