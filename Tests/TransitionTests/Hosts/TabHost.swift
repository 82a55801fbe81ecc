import ContainerKitTesting
import UIKit

@testable import ContainerKitDemo

/// A tab bar controller with the two pages. Its bar is hidden, so that the pages fill the window.
@MainActor final class TabHost: NSObject, PercentDrivenHost, UITabBarControllerDelegate {
  let stage: Stage
  let from: TilePage
  let to: TilePage
  private let transition: TestedTransition
  private let tabs = UITabBarController()
  var percent: UIPercentDrivenInteractiveTransition?

  init(_ transition: TestedTransition, _ order: Stage.CompletionOrder) {
    self.transition = transition
    let pages = transition.pages()
    (from, to) = transition.isBackwards ? (pages[1], pages[0]) : (pages[0], pages[1])
    tabs.viewControllers = pages
    tabs.selectedViewController = from
    tabs.tabBar.isHidden = true
    stage = Stage(rootViewController: tabs, size: Strip.size, scale: 1, completions: order)
    super.init()
    tabs.delegate = self
  }

  var isUnderWay: Bool { tabs.transitionCoordinator != nil }
  var faults: [String] {
    let selected = isUnderWay || tabs.selectedViewController?.view.window != nil
    return selected ? [] : ["the selected page is not seen"]
  }

  func run() {
    stage.schedule { [self] in tabs.selectedViewController = to }
    stage.frame()
  }
  func jump() {
    UIView.performWithoutAnimation { tabs.selectedViewController = to }
    for _ in 0..<2 { stage.frame() }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIView.areAnimationsEnabled ? transition.animator(fromVC as? TilePage, toVC as? TilePage) : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
