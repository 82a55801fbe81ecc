import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The order of calls", .serialized) struct CallOrderTests {
  @Test("of a tapped transition", arguments: Contract.orders)
  func tap(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.tapTab(1)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"] + Contract.completed)
    #expect(rig.faults == [])
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("of an animated selection by code, for which shouldSelect is not called")
  func code() {
    let rig = Rig()
    rig.stage.schedule {
      rig.container.selectViewController(rig.page(1), animated: true) { rig.calls.append("completion \($0)") }
    }
    rig.finish()
    #expect(
      rig.calls == Contract.asked + Contract.began + ["animateTransition B"] + Contract.completed + [
        "completion selected"
      ])
    #expect(rig.faults == [])
  }

  @Test("of an unanimated selection by code")
  func unanimated() {
    let rig = Rig()
    rig.container.selectedIndex = 1
    #expect(
      rig.calls == [
        "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A",
        "viewDidAppear B", "didSelect B",
      ])
    #expect(rig.faults == [])
  }

  @Test("of a drag that finishes", arguments: Contract.orders)
  func finishedDrag(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.drag(by: -300)
    rig.finish()
    let calls = rig.calls.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began + [
        "startInteractiveTransition B", "animateTransition B", "finishInteractiveTransition B",
      ] + Contract.completed)
    #expect(rig.faults == [])
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("of a drag that is cancelled", arguments: Contract.orders)
  func cancelledDrag(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.drag(by: -150)
    rig.finish()
    let calls = rig.calls.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began + [
        "startInteractiveTransition B", "animateTransition B", "cancelInteractiveTransition B",
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(rig.faults == [])
    #expect(rig.container.selectedIndex == 0)
  }

  @Test("of a drag that the system cancels ends with didCancelTransitionTo")
  func systemCancel() {
    let rig = Rig()
    rig.drag(by: -300, release: false)
    rig.stage.run(for: 0.4)
    rig.stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    rig.finish()
    #expect(rig.calls.last == "didCancelTransitionTo B")
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("of a tapped transition that a tap on the previous tab reverses")
  func turnedRound() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.page(0).transitionCoordinator?.notifyWhenInteractionChanges { context in
      rig.calls.append("interactive \(context.isInteractive) cancelled \(context.isCancelled)")
    }
    rig.tapTab(0)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "notifyWhenInteractionChanges container", "shouldSelect A",
        "interactionChanged container",
        "interactive true cancelled false", "cancelInteractiveTransition B", "interactionChanged container",
        "interactive false cancelled true", "viewWillDisappear B", "viewWillAppear A", "completeTransition B",
        "viewDidDisappear B", "viewDidAppear A", "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(rig.faults == [])
  }

  @Test("of a transition that a handler ends while it reverses: handlers are called once for each change")
  func endedByHandler() throws {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    let transition = try #require(rig.container.transition)
    var isInteractive: [Bool] = []
    rig.page(0).transitionCoordinator?.notifyWhenInteractionChanges { [weak rig] context in
      isInteractive.append(context.isInteractive)
      if isInteractive.count == 1 { rig?.stage.window.rootViewController = UIViewController() }
    }
    rig.tapTab(0)
    rig.stage.run(for: 1)
    #expect(isInteractive == [true, false])
    #expect(rig.container.transition == nil && transition.isEnded)
    #expect(rig.calls.count { $0.hasPrefix("didSelect") || $0.hasPrefix("didCancel") } == 1)
  }

  @Test("a child that the delegate refuses is neither loaded nor shown")
  func refused() {
    let rig = Rig()
    rig.delegate.allows = false
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    #expect(rig.calls == ["shouldSelect B"])
    #expect(!rig.page(1).isViewLoaded)
  }

  @Test("pages are child controllers as soon as they are set, and a transition does not notify them again")
  func containment() {
    let rig = Rig()
    #expect(rig.container.children == rig.container.viewControllers)
    rig.tapTab(1)
    rig.finish()
    #expect(!rig.calls.contains { $0.contains("Parent") })
    let gone = rig.page(3)
    rig.calls = []
    rig.container.viewControllers.removeLast()
    #expect(rig.calls == ["willMove D", "removeFromParent D", "didMove D"])
    #expect(gone.parent == nil)
    #expect(rig.container.children == rig.container.viewControllers)
  }
}
