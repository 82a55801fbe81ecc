import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A page's own transitions, with the app's animators, during a transition of the container.
@MainActor @Suite("An animated push in a page, and the container's transition", .serialized) struct PageTransitionTests
{
  private typealias Kit = Neighbors

  /// Provides an animator, and an interaction controller if the test sets one.
  final class AnsweringDelegate: NSObject, UINavigationControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    var interaction: UIPercentDrivenInteractiveTransition?
    var shown: [String] = []

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }

  private let navigation = Neighbors.navigation("N", Neighbors.page("R"))
  private let animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }

  private func kit(_ order: Stage.CompletionOrder) -> (Kit, ContainerViewController, AnsweringDelegate) {
    let deputy = AnsweringDelegate(animator)
    let container = Kit.container([navigation, Kit.page("B")])
    let kit = Kit(container, order)
    navigation.delegate = deputy
    return (kit, container, deputy)
  }

  @Test(
    "a finger that drags the container's pages ends the push, and nothing is left of it",
    arguments: [-100, -300] as [CGFloat], Contract.orders)
  func finger(_ movement: CGFloat, _ order: Stage.CompletionOrder) {
    let (kit, container, deputy) = kit(order)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 0.1)
    kit.drag(from: 380, by: movement)
    #expect(container.transition?.isInteractive == true && animator.ended == [true] && deputy.shown == ["P"])
    #expect(navigation.topViewController?.view.alpha == 1)
    kit.lift(at: 380 + movement)
    #expect(kit.faults == [] && container.selectedIndex == (movement < -200 ? 1 : 0))
    container.selectedIndex = 0
    kit.stage.settle()
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(animator.ended == [true, true] && deputy.shown.last == "R" && kit.faults == [])
  }

  @Test(
    "an interactive push is cancelled when the container starts a transition; its controller has no effect then",
    arguments: Contract.orders)
  func held(_ order: Stage.CompletionOrder) {
    let (kit, container, deputy) = kit(order)
    let percent = UIPercentDrivenInteractiveTransition()
    deputy.interaction = percent
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.frame()
    percent.update(0.5)
    kit.stage.run(for: 0.1)
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    kit.stage.run(for: 0.1)
    percent.update(0.8)
    percent.finish()
    kit.stage.settle()
    #expect(animator.ended == [false] && navigation.viewControllers.count == 1)
    #expect(container.selectedIndex == 1 && kit.faults == [])
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.settle()
    #expect(kit.seen == ["N", "R", "container"] && kit.faults == [])
  }

  @Test(
    "a push after the container's transition can be paused and released: each has its own time",
    arguments: Contract.orders)
  func after(_ order: Stage.CompletionOrder) {
    let (kit, container, deputy) = kit(order)
    kit.drag(from: 380, by: -100)
    kit.lift(at: 280)
    let percent = UIPercentDrivenInteractiveTransition()
    deputy.interaction = percent
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.frame()
    percent.update(0.5)
    kit.stage.run(for: 0.2)
    let view: UIView = navigation.viewControllers[1].view
    #expect(abs(kit.stage.presentation(of: view).alpha - 0.5) < 0.01)
    #expect(container.transitionContainerView.layer.speed == 1 && view.superview?.layer.speed == 0)
    percent.cancel()
    kit.stage.settle()
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test(
    "a push that the incoming page requests during a transition starts when that has ended", arguments: Contract.orders)
  func asked(_ order: Stage.CompletionOrder) {
    let (kit, container, deputy) = kit(order)
    container.selectedIndex = 1
    kit.stage.settle()
    _ = kit.appearance()
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.run(for: 0.1)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillAppear N", "viewWillAppear R", "viewWillDisappear B", "viewDidDisappear B", "viewDidAppear N",
        "viewDidAppear R", "viewWillDisappear R", "viewWillAppear P", "viewDidDisappear R", "viewDidAppear P",
      ])
    #expect(animator.ended == [true] && deputy.shown == ["R", "P"] && kit.faults == [])
  }
}
