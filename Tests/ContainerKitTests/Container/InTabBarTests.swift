import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container in a tab bar controller", .serialized) struct InTabBarTests {
  private typealias Kit = Neighbors

  private let container = Neighbors.container(Neighbors.pages("A", "B", "C"))

  private func kit(_ order: Stage.CompletionOrder = .afterFrame) -> (Kit, UITabBarController) {
    let tabs = Kit.tabs("T", container, Kit.page("U"))
    return (Kit(tabs, order), tabs)
  }

  @Test("ends its own transition when its tab is deselected and selected again", arguments: Contract.orders)
  func tapped(_ order: Stage.CompletionOrder) {
    let (kit, tabs) = kit(order)
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    kit.stage.run(for: 0.2)
    _ = kit.appearance()
    tabs.selectedIndex = 1
    kit.stage.run(for: 0.1)
    #expect(container.transition == nil && container.selectedIndex == 1)
    tabs.selectedIndex = 0
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillAppear U", "viewWillDisappear container", "viewDidDisappear A", "viewDidAppear B",
        "viewWillDisappear B", "viewDidDisappear container", "viewDidDisappear B", "viewDidAppear U",
        "viewWillAppear container", "viewWillAppear B", "viewWillDisappear U", "viewDidDisappear U",
        "viewDidAppear container", "viewDidAppear B",
      ])
    #expect(kit.faults == [])
  }

  @Test(
    "cancels a drag when its tab is deselected, and the finger has no effect afterwards", arguments: Contract.orders)
  func held(_ order: Stage.CompletionOrder) {
    let (kit, tabs) = kit(order)
    kit.drag(from: 380, by: -200)
    tabs.selectedIndex = 1
    kit.stage.touch(.moved, at: CGPoint(x: 60, y: 400))
    kit.stage.run(for: 0.1)
    tabs.selectedIndex = 0
    kit.stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    kit.stage.run(for: 0.1)
    #expect(container.transition == nil && container.selectedIndex == 0)
    kit.lift(at: 100)
    #expect(kit.faults == [])
    kit.swipe(from: 380, by: -300)
    #expect(container.selectedIndex == 1 && kit.faults == [])
  }

  /// Provides an animator that fades, and an interaction controller if the test sets one.
  final class AnsweringDelegate: NSObject, UITabBarControllerDelegate {
    let animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }
    var interaction: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(
    "ends its own transition when it is faded out, finished or cancelled", arguments: [true, false], Contract.orders)
  func faded(_ finishes: Bool, _ order: Stage.CompletionOrder) {
    let (kit, tabs) = kit(order)
    let (deputy, percent) = (AnsweringDelegate(), UIPercentDrivenInteractiveTransition())
    tabs.delegate = deputy
    deputy.interaction = percent
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    kit.stage.run(for: 0.2)
    _ = kit.appearance()
    tabs.selectedIndex = 1
    kit.stage.frame()
    percent.update(0.5)
    kit.stage.run(for: 0.1)
    let coordinator = tabs.transitionCoordinator
    #expect(coordinator != nil && container.viewControllers[1].transitionCoordinator === coordinator)
    if finishes { percent.finish() } else { percent.cancel() }
    kit.stage.settle()
    let began = [
      "viewWillAppear U", "viewWillDisappear container", "viewDidDisappear A", "viewDidAppear B", "viewWillDisappear B",
    ]
    let ended =
      finishes
      ? ["viewDidDisappear container", "viewDidDisappear B", "viewDidAppear U"]
      : [
        "viewWillDisappear U", "viewWillAppear container", "viewWillAppear B", "viewDidDisappear U",
        "viewDidAppear container", "viewDidAppear B",
      ]
    #expect(kit.appearance() == began + ended)
    #expect(kit.faults == [])
  }

  @Test("has its bar above the tab bar, and both are outside the page's safe area")
  func insets() {
    let (kit, tabs) = kit()
    kit.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    kit.stage.settle()
    let page: UIView = container.viewControllers[0].view
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 132, right: 0))
    #expect(container.tabBar.frame == CGRect(x: 0, y: 712, width: 390, height: 132))
    #expect(tabs.tabBar.frame.minY == 761 && container.tabBar.buttons[0].convert(CGPoint.zero, to: nil).y == 712)
    tabs.tabBar.isTranslucent = false
    kit.stage.settle()
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 49, right: 0))
    #expect(container.viewControllers[0].tabBarController === tabs)
    #expect(kit.faults == [])
  }

  @Test("pushed with hidesBottomBarWhenPushed hides the tab bar, and moves its own bar to the bottom edge")
  func hidden() {
    let container = Kit.container([Kit.page("A"), Kit.page("B")])
    container.hidesBottomBarWhenPushed = true
    let navigation = Kit.navigation("N", Kit.page("R"))
    let tabs = Kit.tabs("T", navigation, Kit.page("U"))
    let kit = Kit(tabs)
    navigation.pushViewController(container, animated: true)
    kit.stage.settle()
    #expect(!kit.stage.presentation(of: tabs.tabBar).isOnScreen)
    #expect(container.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    #expect(container.viewControllers[0].view.safeAreaInsets.bottom == 49 && kit.faults == [])
    kit.swipe(from: 2, by: 100)
    #expect(!kit.stage.presentation(of: tabs.tabBar).isOnScreen && kit.faults == [])
    kit.swipe(from: 380, by: -300)
    #expect(container.selectedIndex == 1 && kit.faults == [])
    kit.swipe(from: 2, by: 300)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49) && kit.faults == [])
  }
}
