import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("One animator, or one delegate, for a container and a navigation controller", .serialized)
struct SharedAnimatorTests {
  private typealias Kit = Neighbors

  /// A delegate of both, which provides the same animator.
  final class AnsweringDelegate: NSObject, UINavigationControllerDelegate, ContainerViewControllerDelegate {
    let animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }
    var notified: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { notified.append("didShow \(viewController.title ?? "")") }

    func containerViewController(
      _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func containerViewController(
      _ container: ContainerViewController, didSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) { notified.append("didSelect \(viewController.title ?? "")") }

    func containerViewController(
      _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
      source: ContainerSelectionSource
    ) { notified.append("didCancel \(viewController.title ?? "")") }
  }

  private let deputy = AnsweringDelegate()
  private let container = Neighbors.container(Neighbors.pages("A", "B"))
  private let navigation = Neighbors.navigation("N", Neighbors.page("R"))

  private func kit(_ order: Stage.CompletionOrder) -> Kit {
    let parent = Kit.page("Q")
    for (index, child) in [navigation, container].enumerated() {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: CGFloat(index) * 422, width: 390, height: 422)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let kit = Kit(parent, order)
    deputy.notified = []
    (navigation.delegate, container.delegate) = (deputy, deputy)
    return kit
  }

  @Test("side by side, at the same time: both show the same, and each reaches its own end", arguments: Contract.orders)
  func sideBySide(_ order: Stage.CompletionOrder) {
    let kit = kit(order)
    let pushed = Kit.page("P")
    navigation.pushViewController(pushed, animated: true)
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    var pairs: [[CGFloat]] = []
    for _ in 0..<15 {
      kit.stage.frame()
      pairs.append([
        kit.stage.presentation(of: pushed.view).alpha,
        kit.stage.presentation(of: container.viewControllers[1].view).alpha,
      ])
    }
    #expect(pairs.allSatisfy { abs($0[0] - $0[1]) < 1e-6 } && pairs[10][0] > 0.1 && pairs[10][0] < 0.9)
    kit.stage.settle()
    #expect(deputy.animator.ended == [true, true])
    #expect(deputy.notified.sorted() == ["didSelect B", "didShow P"] && kit.faults == [])
  }

  @Test("one is paused and cancelled while the other runs: neither affects the other", arguments: Contract.orders)
  func apart(_ order: Stage.CompletionOrder) {
    let kit = kit(order)
    kit.drag(from: 380, by: -100, y: 600)
    let shown = kit.stage.presentation(of: container.viewControllers[1].view).alpha
    #expect(shown > 0.05 && shown < 0.4)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 1)
    #expect(deputy.notified == ["didShow P"] && container.transition?.isInteractive == true)
    #expect(kit.stage.presentation(of: container.viewControllers[1].view).alpha == shown)
    kit.lift(at: 280, y: 600)
    #expect(deputy.animator.ended == [true, false] && deputy.notified == ["didShow P", "didCancel B"])
    #expect(kit.faults == [])
  }

  @Test("one inside the other: the page's push, the container's transition, and back", arguments: Contract.orders)
  func nested(_ order: Stage.CompletionOrder) {
    let outer = Kit.container([navigation, Kit.page("B")], "outer")
    let kit = Kit(outer, order)
    deputy.notified = []
    (navigation.delegate, outer.delegate) = (deputy, deputy)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 0.2)
    outer.selectViewController(outer.viewControllers[1], animated: true, completion: nil)
    kit.stage.settle()
    outer.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.settle()
    #expect(deputy.animator.ended == [true, true, true])
    #expect(deputy.notified == ["didShow P", "didSelect B", "didShow P", "didSelect N"] && kit.faults == [])
  }
}
