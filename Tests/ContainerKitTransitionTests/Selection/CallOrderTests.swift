import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The order of calls", .serialized) struct CallOrderTests {
  @Test("of a tapped transition", arguments: Contract.orders)
  func tap(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.tap(tab: 1)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"]
        + Contract.completed)
    #expect(stage.faults == [])
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("of an animated selection by code, for which shouldSelect is not called")
  func code() {
    let stage = ContainerStage()
    stage.schedule {
      stage.container.selectViewController(stage.pages[1], animated: true) { stage.record("completion \($0)") }
    }
    stage.finish()
    #expect(
      stage.callLines == Contract.asked + Contract.began + ["animateTransition B"] + Contract.completed + [
        "completion selected"
      ])
    #expect(stage.faults == [])
  }

  @Test("of an unanimated selection by code")
  func unanimated() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    #expect(
      stage.callLines == [
        "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A",
        "viewDidAppear B", "didSelect B",
      ])
    #expect(stage.faults == [])
  }

  @Test("of a drag that finishes", arguments: Contract.orders)
  func finishedDrag(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.drag(by: -300)
    stage.finish()
    let calls = stage.callLines.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began + [
        "startInteractiveTransition B", "animateTransition B", "finishInteractiveTransition B",
      ] + Contract.completed)
    #expect(stage.faults == [])
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("of a drag that is cancelled", arguments: Contract.orders)
  func cancelledDrag(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.drag(by: -150)
    stage.finish()
    let calls = stage.callLines.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began + [
        "startInteractiveTransition B", "animateTransition B", "cancelInteractiveTransition B",
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(stage.faults == [])
    #expect(stage.container.selectedIndex == 0)
  }

  @Test("of a drag that the system cancels ends with didCancelTransitionTo")
  func systemCancel() {
    let stage = ContainerStage()
    stage.drag(by: -300, release: false)
    stage.run(for: 0.4)
    stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    stage.finish()
    #expect(stage.callLines.last == "didCancelTransitionTo B")
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("of a tapped transition that a tap on the previous tab reverses")
  func turnedRound() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.pages[0].transitionCoordinator?.notifyWhenInteractionChanges { context in
      stage.record("interactive \(context.isInteractive) cancelled \(context.isCancelled)")
    }
    stage.tap(tab: 0)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "notifyWhenInteractionChanges container", "shouldSelect A",
        "interactionChanged container",
        "interactive true cancelled false", "cancelInteractiveTransition B", "interactionChanged container",
        "interactive false cancelled true", "viewWillDisappear B", "viewWillAppear A", "completeTransition B",
        "viewDidDisappear B", "viewDidAppear A", "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(stage.faults == [])
  }

  @Test("of a transition that a handler ends while it reverses: handlers are called once for each change")
  func endedByHandler() throws {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let transition = try #require(stage.container.transition)
    var isInteractive: [Bool] = []
    stage.pages[0].transitionCoordinator?.notifyWhenInteractionChanges { [weak stage] context in
      isInteractive.append(context.isInteractive)
      if isInteractive.count == 1 { stage?.window.rootViewController = UIViewController() }
    }
    stage.tap(tab: 0)
    stage.run(for: 1)
    #expect(isInteractive == [true, false])
    #expect(stage.container.transition == nil && transition.isEnded)
    #expect(stage.callLines.count { $0.hasPrefix("didSelect") || $0.hasPrefix("didCancel") } == 1)
  }

  @Test("a child that the delegate refuses is neither loaded nor shown")
  func refused() {
    let stage = ContainerStage()
    stage.delegate.allowsSelection = false
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    #expect(stage.callLines == ["shouldSelect B"])
    #expect(!stage.pages[1].isViewLoaded)
  }

  @Test("pages are child controllers as soon as they are set, and a transition does not notify them again")
  func containment() {
    let stage = ContainerStage()
    #expect(stage.container.children == stage.container.viewControllers)
    stage.tap(tab: 1)
    stage.finish()
    #expect(!stage.callLines.contains { $0.contains("Parent") })
    let gone = stage.pages[3]
    stage.removeAllCalls()
    stage.container.viewControllers.removeLast()
    #expect(stage.callLines == ["willMove D", "removeFromParent D", "didMove D"])
    #expect(gone.parent == nil)
    #expect(stage.container.children == stage.container.viewControllers)
  }
}
