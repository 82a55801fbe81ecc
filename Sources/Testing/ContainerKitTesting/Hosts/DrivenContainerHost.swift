import ContainerKit
import UIKit

/// A container whose delegate returns a percent driven interaction controller, as UIKit's controllers have one.
@MainActor package final class DrivenContainerHost: PercentDrivenHost, ContainerViewControllerDelegate {
  package let stage: Stage
  package let from: UIViewController
  package let to: UIViewController
  package let transition: HostedTransition
  private let container: ContainerViewController
  package var percent: (any PercentDriver)?

  package init(_ transition: HostedTransition) {
    self.transition = transition
    let pages = transition.pages()
    (from, to) = transition.ends(of: pages)
    container = ContainerViewController(viewControllers: pages)
    container.selectedViewController = from
    stage = transition.stage(of: container)
    container.delegate = self
  }

  package var isUnderWay: Bool { from.transitionCoordinator != nil || to.transitionCoordinator != nil }
  package var faults: [String] { container.restFaults }

  package func go(back: Bool, animated: Bool) {
    container.selectViewController(back ? from : to, animated: animated) { [transition] in
      transition.onCall("completion \($0 == .selected)")
    }
  }

  package func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool {
    transition.onCall("delegate: should")
    return true
  }

  package func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { transition.onCall("delegate: will") }

  package func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { transition.onCall("delegate: did") }

  package func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { transition.onCall("delegate: did cancel") }

  package func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(request.from, request.to) }

  package func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.onCall("delegate: interaction")
    return percent
  }
}
