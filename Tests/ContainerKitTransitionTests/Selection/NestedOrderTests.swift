import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The order of calls of nested containers", .serialized) struct NestedOrderTests {
  /// Makes a container `A` with the pages `a` and `b`, next to a page `B`.
  private func nest(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, ContainerViewController) {
    let inner = ContainerViewController(viewControllers: ["a", "b"].map { UIViewController().titled($0) })
    let stage = ContainerStage(["A", "B"], completions: order) { $0 == "A" ? inner : UIViewController() }
    return (stage, inner)
  }

  @Test(
    "a transition of the outer container: the inner one's selected page appears and disappears with it",
    arguments: Contract.orders)
  func outer(_ order: Stage.CompletionOrder) {
    let (stage, inner) = nest(order)
    stage.tap(tab: 1)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "viewWillDisappear a", "animateTransition B", "completeTransition B", "viewDidDisappear A",
        "viewDidDisappear a", "viewDidAppear B", "animationEnded B", "didSelect B",
      ])
    #expect(inner.enclosingContainerViewController === stage.container)
    #expect(stage.faults == [])
    stage.removeAllCalls()
    stage.tap(tab: 0)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect A"] + Contract.asked(to: "A") + [
        "transitionDuration A", "viewWillAppear A", "viewWillAppear a", "viewWillDisappear B", "animateTransition A",
        "completeTransition A", "viewDidDisappear B", "viewDidAppear A", "viewDidAppear a", "animationEnded A",
        "didSelect A",
      ])
    #expect(stage.faults == [])
  }

  @Test("a transition of the inner container: the outer one is not notified", arguments: Contract.orders)
  func inner(_ order: Stage.CompletionOrder) {
    let (stage, inner) = nest(order)
    inner.selectViewController(inner.viewControllers[1], animated: true) { stage.record("completion \($0)") }
    stage.run(until: { inner.transition == nil })
    #expect(
      stage.callLines == [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewDidDisappear a", "viewDidAppear b",
        "completion selected",
      ])
    #expect(stage.faults == [])
  }

  @Test(
    "an outer transition ends the running inner one before the inner pages are notified", arguments: Contract.orders)
  func outerDuringInner(_ order: Stage.CompletionOrder) {
    let (stage, inner) = nest(order)
    inner.selectViewController(inner.viewControllers[1], animated: true)
    stage.run(for: 0.2)
    stage.removeAllCalls()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(
      stage.callLines == Contract.asked + Contract.began + [
        "viewDidDisappear a", "viewDidAppear b", "viewWillDisappear b", "animateTransition B", "completeTransition B",
        "viewDidDisappear A", "viewDidDisappear b", "viewDidAppear B", "animationEnded B", "didSelect B",
      ])
    #expect(inner.transition == nil && inner.selectedIndex == 1)
    #expect(inner.transitionContainerView.layer.speed == 1 && inner.transitionContainerView.layer.timeOffset == 0)
    #expect(stage.faults == [])
  }

  @Test("a drag moves the inner container, and at its end the outer one", arguments: Contract.orders)
  func drags(_ order: Stage.CompletionOrder) {
    let (stage, inner) = nest(order)
    stage.drag(by: -300)
    stage.run(until: { inner.selectedIndex == 1 && inner.transition == nil })
    #expect(stage.container.transition == nil && stage.container.selectedIndex == 0)
    stage.run(for: 0.2)
    stage.removeAllCalls()
    stage.drag(by: -300)
    stage.run(for: 0.3)
    #expect(inner.transition == nil && stage.container.transition != nil)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && inner.selectedIndex == 1)
    #expect(stage.callLines.filter { $0.hasSuffix(" a") } == [])
    #expect(stage.faults == [])
  }

  @Test("a controller's coordinator is that of the innermost transition in which it takes part")
  func coordinators() {
    let (stage, inner) = nest()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    let outer = stage.container.transitionCoordinator
    #expect(outer != nil)
    for controller in [inner, inner.viewControllers[0], stage.pages[1]] {
      #expect(controller.transitionCoordinator === outer)
    }
    stage.finish()
    #expect(inner.transitionCoordinator == nil)
  }

  @Test("a container in a plain parent gets its appearance calls from that parent")
  func plainParent() {
    let stage = ContainerStage(["A"])
    let inner = ContainerViewController(viewControllers: ["a", "b"].map { UIViewController().titled($0) })
    inner.title = "I"
    let parent = stage.pages[0]
    stage.removeAllCalls()
    inner.beginAppearanceTransition(true, animated: false)
    parent.addChild(inner)
    parent.view.addSubview(inner.view)
    inner.view.frame = parent.view.bounds
    inner.endAppearanceTransition()
    inner.didMove(toParent: parent)
    #expect(stage.callLines.filter { $0.hasSuffix(" a") } == ["viewDidLoad a", "viewWillAppear a", "viewDidAppear a"])
    stage.frame()
    inner.selectViewController(inner.viewControllers[1], animated: true)
    stage.run(for: 0.2)
    #expect(inner.transition != nil)
    inner.willMove(toParent: nil)
    inner.beginAppearanceTransition(false, animated: false)
    inner.view.removeFromSuperview()
    inner.endAppearanceTransition()
    inner.removeFromParent()
    #expect(inner.transition == nil && inner.selectedIndex == 1)
    #expect(
      stage.callLines.filter { $0.hasSuffix(" b") && !$0.contains("Load") } == [
        "viewWillAppear b", "viewDidAppear b", "viewWillDisappear b", "viewDidDisappear b",
      ])
    stage.run(for: 1)
    #expect(stage.faults == [])
  }
}
