import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The order of calls of nested containers", .serialized) struct NestedOrderTests {
  /// Makes a container `A` with the pages `a` and `b`, next to a page `B`.
  private func nest(_ order: EndReports = .afterFrame) -> (Rig, ContainerViewController) {
    let inner = ContainerViewController(
      viewControllers: ["a", "b"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
    let rig = Rig(["A", "B"], endReports: order) { $0 == "A" ? inner : UIViewController() }
    return (rig, inner)
  }

  @Test(
    "a transition of the outer container: the inner one's selected page appears and disappears with it",
    arguments: Contract.orders)
  func outer(_ order: EndReports) {
    let (rig, inner) = nest(order)
    rig.tapTab(1)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "viewWillDisappear a", "animateTransition B", "completeTransition B", "viewDidDisappear A",
        "viewDidDisappear a", "viewDidAppear B", "animationEnded B", "didSelect B",
      ])
    #expect(inner.enclosingContainerViewController === rig.container)
    #expect(rig.faults == [])
    rig.calls = []
    rig.tapTab(0)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect A"] + Contract.asked(to: "A") + [
        "transitionDuration A", "viewWillAppear A", "viewWillAppear a", "viewWillDisappear B", "animateTransition A",
        "completeTransition A", "viewDidDisappear B", "viewDidAppear A", "viewDidAppear a", "animationEnded A",
        "didSelect A",
      ])
    #expect(rig.faults == [])
  }

  @Test("a transition of the inner container: the outer one is not notified", arguments: Contract.orders)
  func inner(_ order: EndReports) {
    let (rig, inner) = nest(order)
    inner.selectViewController(inner.viewControllers[1], animated: true) { rig.calls.append("completion \($0)") }
    rig.stage.run(until: { inner.transition == nil })
    #expect(
      rig.calls == [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewDidDisappear a", "viewDidAppear b",
        "completion selected",
      ])
    #expect(rig.faults == [])
  }

  @Test(
    "an outer transition ends the running inner one before the inner pages are notified", arguments: Contract.orders)
  func outerDuringInner(_ order: EndReports) {
    let (rig, inner) = nest(order)
    inner.selectViewController(inner.viewControllers[1], animated: true)
    rig.stage.run(for: 0.2)
    rig.calls = []
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(
      rig.calls == Contract.asked + Contract.began + [
        "viewDidDisappear a", "viewDidAppear b", "viewWillDisappear b", "animateTransition B", "completeTransition B",
        "viewDidDisappear A", "viewDidDisappear b", "viewDidAppear B", "animationEnded B", "didSelect B",
      ])
    #expect(inner.transition == nil && inner.selectedIndex == 1)
    #expect(inner.transitionContainerView.layer.speed == 1 && inner.transitionContainerView.layer.timeOffset == 0)
    #expect(rig.faults == [])
  }

  @Test("a drag moves the inner container, and at its end the outer one", arguments: Contract.orders)
  func drags(_ order: EndReports) {
    let (rig, inner) = nest(order)
    rig.drag(by: -300)
    rig.stage.run(until: { inner.selectedIndex == 1 && inner.transition == nil })
    #expect(rig.container.transition == nil && rig.container.selectedIndex == 0)
    rig.stage.run(for: 0.2)
    rig.calls = []
    rig.drag(by: -300)
    rig.stage.run(for: 0.3)
    #expect(inner.transition == nil && rig.container.transition != nil)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && inner.selectedIndex == 1)
    #expect(rig.calls.filter { $0.hasSuffix(" a") } == [])
    #expect(rig.faults == [])
  }

  @Test("a controller's coordinator is that of the innermost transition in which it takes part")
  func coordinators() {
    let (rig, inner) = nest()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.1)
    let outer = rig.container.transitionCoordinator
    #expect(outer != nil)
    for controller in [inner, inner.viewControllers[0], rig.page(1)] {
      #expect(controller.transitionCoordinator === outer)
    }
    rig.finish()
    #expect(inner.transitionCoordinator == nil)
  }

  @Test("a container in a plain parent gets its appearance calls from that parent")
  func plainParent() {
    let rig = Rig(["A"])
    let inner = ContainerViewController(
      viewControllers: ["a", "b"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
    inner.title = "I"
    let parent = rig.page(0)
    rig.calls = []
    inner.beginAppearanceTransition(true, animated: false)
    parent.addChild(inner)
    parent.view.addSubview(inner.view)
    inner.view.frame = parent.view.bounds
    inner.endAppearanceTransition()
    inner.didMove(toParent: parent)
    #expect(rig.calls.filter { $0.hasSuffix(" a") } == ["viewDidLoad a", "viewWillAppear a", "viewDidAppear a"])
    rig.stage.frame()
    inner.selectViewController(inner.viewControllers[1], animated: true)
    rig.stage.run(for: 0.2)
    #expect(inner.transition != nil)
    inner.willMove(toParent: nil)
    inner.beginAppearanceTransition(false, animated: false)
    inner.view.removeFromSuperview()
    inner.endAppearanceTransition()
    inner.removeFromParent()
    #expect(inner.transition == nil && inner.selectedIndex == 1)
    #expect(
      rig.calls.filter { $0.hasSuffix(" b") && !$0.contains("Load") } == [
        "viewWillAppear b", "viewDidAppear b", "viewWillDisappear b", "viewDidDisappear b",
      ])
    rig.stage.run(for: 1)
    #expect(rig.faults == [])
  }
}
