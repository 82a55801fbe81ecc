import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A tab bar controller in a container", .serialized) struct TabPageTests {
  private typealias Kit = Neighbors

  private let tabs = Neighbors.tabs("T", Neighbors.page("a"), Neighbors.page("b"))

  private func kit(_ order: Stage.CompletionOrder = .afterFrame) -> (Kit, ContainerViewController) {
    let container = Kit.container([tabs, Kit.page("B")])
    return (Kit(container, order, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)), container)
  }

  @Test("has its pages appear and disappear in its own transitions and in the container's", arguments: Contract.orders)
  func switches(_ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order)
    tabs.selectedIndex = 1
    kit.stage.settle()
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    kit.stage.run(for: 0.1)
    #expect(tabs.viewControllers?[1].transitionCoordinator === container.transition?.coordinator)
    kit.stage.settle()
    container.selectViewController(tabs, animated: true, completion: nil)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillAppear b", "viewWillDisappear a", "viewDidDisappear a", "viewDidAppear b", "viewWillAppear B",
        "viewWillDisappear T", "viewWillDisappear b", "viewDidDisappear b", "viewDidDisappear T", "viewDidAppear B",
        "viewWillAppear T", "viewWillAppear b", "viewWillDisappear B", "viewDidDisappear B", "viewDidAppear b",
        "viewDidAppear T",
      ])
    #expect(kit.faults == [])
  }

  @Test("has its bar above the container's, and both get taps")
  func bars() {
    let (kit, container) = kit()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 132, width: 390, height: 132))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 132, right: 0))
    kit.stage.tap(at: CGPoint(x: 300, y: 735))
    kit.stage.settle()
    #expect(tabs.selectedIndex == 1 && container.selectedIndex == 0)
    kit.stage.tap(at: CGPoint(x: 300, y: 785))
    kit.stage.frame()
    kit.stage.settle()
    #expect(container.selectedIndex == 1 && kit.faults == [])
  }

  @Test(
    "can select another tab by code during a drag that finishes or is cancelled",
    arguments: [-100, -300] as [CGFloat], Contract.orders)
  func changed(_ movement: CGFloat, _ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order)
    kit.drag(from: 380, by: movement)
    tabs.selectedIndex = 1
    kit.stage.run(for: 0.1)
    kit.lift(at: 380 + movement)
    #expect(kit.faults == [])
    container.selectedIndex = 0
    kit.stage.settle()
    #expect(tabs.selectedIndex == 1 && kit.seen == ["T", "b", "container"] && kit.faults == [])
  }

  @Test(
    "can be dragged during its own animated transition: both end, and all calls are balanced",
    arguments: [-100, -300] as [CGFloat], Contract.orders)
  func grabbed(_ movement: CGFloat, _ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order)
    let deputy = InTabBarTests.AnsweringDelegate()
    tabs.delegate = deputy
    tabs.selectedIndex = 1
    kit.stage.run(for: 0.1)
    kit.drag(from: 380, by: movement)
    #expect(container.transition?.isInteractive == true)
    kit.lift(at: 380 + movement)
    #expect(kit.stage.settle() && kit.faults == [])
    container.selectedIndex = 0
    kit.stage.settle()
    #expect(tabs.selectedIndex == 1 && kit.seen == ["T", "b", "container"] && kit.faults == [])
  }

  @Test("continues its own animated transition at its own pace while a finger drags it")
  func ownTime() {
    let (kit, container) = kit()
    let deputy = InTabBarTests.AnsweringDelegate()
    tabs.delegate = deputy
    tabs.selectedIndex = 1
    kit.stage.run(for: 0.05)
    kit.drag(from: 380, by: -100)
    #expect(container.transition?.isInteractive == true)
    var alphas: [CGFloat] = []
    let view: UIView = tabs.viewControllers![1].view
    for _ in 0..<40 {
      alphas.append(
        (view.layer.presentation() ?? view.layer).opacity.isFinite ? kit.stage.presentation(of: view).alpha : 0)
      kit.stage.frame()
    }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(deputy.animator.ended == [true] && container.transition?.isInteractive == true)
    kit.lift(at: 280)
    #expect(kit.faults == [])
  }
}
