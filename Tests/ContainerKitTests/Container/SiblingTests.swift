import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container next to others in one window", .serialized) struct SiblingTests {
  private typealias Kit = Neighbors

  private let container = Neighbors.container(Neighbors.pages("A", "B", "C"))

  /// Makes a page with another controller at the top and the container at the bottom.
  private func kit(_ other: UIViewController, _ order: Stage.CompletionOrder = .afterFrame) -> Kit {
    let parent = Kit.page("Q")
    for (index, child) in [other, container].enumerated() {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: CGFloat(index) * 422, width: 390, height: 422)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    return Kit(parent, order)
  }

  @Test("a navigation controller: each follows its own finger, both at the same time", arguments: Contract.orders)
  func navigation(_ order: Stage.CompletionOrder) {
    let navigation = Kit.navigation("N", Kit.page("R"), Kit.page("P"))
    let kit = kit(navigation, order)
    kit.drag(from: 2, by: 200, y: 200)
    #expect(navigation.transitionCoordinator?.isInteractive == true && container.transition == nil)
    kit.drag(from: 380, by: -200, y: 600, id: 1)
    #expect(navigation.transitionCoordinator?.isInteractive == true && container.transition?.isInteractive == true)
    #expect(container.transitionCoordinator !== navigation.transitionCoordinator)
    kit.lift(at: 20, y: 200, settling: false)
    kit.stage.run(for: 1)
    #expect(navigation.transitionCoordinator == nil && container.transition?.isInteractive == true)
    kit.stage.touch(.moved, at: CGPoint(x: 80, y: 600), id: 1)
    kit.lift(at: 80, y: 600, id: 1)
    #expect(container.selectedIndex == 1 && navigation.viewControllers.count == 2 && kit.faults == [])
    // At the container's own edge the drag moves its pages.
    kit.swipe(from: 2, by: 300, y: 600)
    #expect(container.selectedIndex == 0 && navigation.viewControllers.count == 2 && kit.faults == [])
  }

  @Test("another container: each follows its own finger, and has its own time", arguments: Contract.orders)
  func containers(_ order: Stage.CompletionOrder) {
    let other = Kit.container(Neighbors.pages("D", "E"), "other")
    let kit = kit(other, order)
    kit.drag(from: 380, by: -150, y: 200)
    kit.drag(from: 380, by: -300, y: 600, id: 1)
    #expect(abs(other.transition!.percentComplete - 137.5 / 406) < 0.02)
    let held = other.transition?.percentComplete
    kit.lift(at: 80, y: 600, id: 1, settling: false)
    kit.stage.run(until: { container.transition == nil })
    #expect(container.selectedIndex == 1 && other.transition?.percentComplete == held)
    kit.lift(at: 230, y: 200)
    #expect(other.selectedIndex == 0 && kit.faults == [])
  }

  @Test("a scroll view: each follows its own finger, both at the same time")
  func scrollView() {
    let page = Kit.page("S")
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 422))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 2000, height: 422)
    page.view.addSubview(scroller)
    let kit = kit(page)
    kit.drag(from: 350, by: -200, y: 200)
    kit.drag(from: 380, by: -200, y: 600, id: 1)
    #expect(scroller.contentOffset.x > 150 && container.transition?.isInteractive == true)
    let offset = scroller.contentOffset.x
    kit.lift(at: 180, y: 600, id: 1, settling: false)
    #expect(scroller.contentOffset.x == offset)
    kit.lift(at: 150, y: 200)
    #expect(kit.faults == [])
  }
}
