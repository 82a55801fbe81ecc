import ContainerKitTesting
import UIKit

@testable import ContainerKitDemo

/// A navigation controller that pushes or pops the second page. Its bar is hidden, so that the pages fill the window.
@MainActor final class NavigationHost: NSObject, PercentDrivenHost, UINavigationControllerDelegate {
  let stage: Stage
  let from: TilePage
  let to: TilePage
  private let transition: TestedTransition
  private let navigation: UINavigationController
  var percent: UIPercentDrivenInteractiveTransition?

  init(_ transition: TestedTransition, _ order: Stage.CompletionOrder) {
    self.transition = transition
    let pages = transition.pages()
    (from, to) = transition.isBackwards ? (pages[1], pages[0]) : (pages[0], pages[1])
    navigation = UINavigationController(rootViewController: pages[0])
    navigation.setNavigationBarHidden(true, animated: false)
    if transition.isBackwards { navigation.pushViewController(pages[1], animated: false) }
    stage = Stage(rootViewController: navigation, size: Strip.size, scale: 1, completions: order)
    super.init()
    navigation.delegate = self
  }

  var isUnderWay: Bool { navigation.transitionCoordinator != nil }
  var faults: [String] {
    let top = isUnderWay || navigation.topViewController?.view.window != nil
    return top ? [] : ["the top page is not seen"]
  }

  func run() {
    stage.schedule { [self] in go(animated: true) }
    stage.frame()
  }
  func jump() {
    go(animated: false)
    for _ in 0..<2 { stage.frame() }
  }

  private func go(animated: Bool) {
    if transition.isBackwards {
      navigation.popViewController(animated: animated)
    } else {
      navigation.pushViewController(to, animated: animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(fromVC as? TilePage, toVC as? TilePage) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
