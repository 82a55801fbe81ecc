import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The order of calls of a transition that is interrupted", .serialized) struct InterruptedOrderTests {
  private static let back = Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B")

  private func run(_ order: Stage.CompletionOrder, held: Bool, _ act: (ContainerStage) -> Void) -> ContainerStage {
    let stage = ContainerStage(completions: order)
    if held { stage.drag(by: -150, release: false) } else { stage.tap(tab: 1) }
    stage.run(for: held ? 0.5 : 0.2)
    act(stage)
    stage.run(for: 1.5)
    #expect(stage.faults == [])
    return stage
  }

  @Test("by the system, which cancels the touch", arguments: Contract.orders)
  func systemCancel(_ order: Stage.CompletionOrder) {
    let stage = run(order, held: true) { $0.touch(.cancelled, at: CGPoint(x: 230, y: 300)) }
    #expect(
      stage.callDescriptions == Contract.dragged + ["cancelInteractiveTransition B"]
        + Contract.turned(from: "A", to: "B")
        + ["completeTransition B"] + Contract.cancelled(from: "A", to: "B"))
  }

  @Test("by the removal of the incoming child", arguments: Contract.orders, [false, true])
  func incomingRemoved(_ order: Stage.CompletionOrder, _ held: Bool) {
    let stage = run(order, held: held) { $0.container.viewControllers.remove(at: 1) }
    #expect(
      stage.callDescriptions == (held ? Contract.dragged : Contract.tapped) + ["willMove B"] + Self.back + [
        "removeFromParent B", "didMove B",
      ])
    #expect(stage.container.selectedViewController?.title == "A")
  }

  @Test("by the removal of the outgoing child", arguments: Contract.orders, [false, true])
  func outgoingRemoved(_ order: Stage.CompletionOrder, _ held: Bool) {
    let stage = run(order, held: held) { $0.container.viewControllers.remove(at: 0) }
    #expect(
      stage.callDescriptions == (held ? Contract.dragged : Contract.tapped) + ["willMove A"]
        + Contract.ended(from: "A", to: "B") + ["removeFromParent A", "didMove A"])
    #expect(stage.container.selectedViewController?.title == "B")
  }

  @Test("by the replacement of all children", arguments: Contract.orders)
  func allReplaced(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.container.viewControllers.removeLast(2)
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    let new = ["X", "Y"].map { UIViewController().titled($0) }
    stage.container.viewControllers = new
    stage.run(for: 1.5)
    #expect(
      stage.callDescriptions == Contract.tapped + [
        "willMove A", "willMove B", "addChild container", "willMove X", "addChild container",
      ]
        + ["willMove Y"] + Self.back + [
          "willSelect X", "viewDidLoad X", "viewWillAppear X", "viewWillDisappear A", "viewDidDisappear A",
          "viewDidAppear X", "didSelect X", "removeFromParent A", "didMove A", "removeFromParent B", "didMove B",
          "didMove X", "didMove Y",
        ])
    #expect(stage.faults == [])
  }

  @Test("by the container's disappearance: it ends before the container's children are notified")
  func disappears() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.window.rootViewController = UIViewController()
    stage.run(for: 1.5)
    #expect(
      stage.callDescriptions.filter { !$0.hasSuffix(" UIViewController") } == Contract.tapped + [
        "viewWillDisappear container"
      ]
        + Contract.ended(from: "A", to: "B") + [
          "viewWillDisappear B", "viewDidDisappear container", "viewDidDisappear B",
        ])
    #expect(stage.issues == [] && stage.container.transition == nil)
  }

  @Test("by the container's disappearance while a finger drives it: it is cancelled")
  func disappearsHeld() {
    let stage = ContainerStage()
    stage.drag(by: -150, release: false)
    stage.run(for: 0.5)
    stage.window.rootViewController = UIViewController()
    stage.run(for: 1.5)
    #expect(
      stage.callDescriptions.filter { !$0.hasSuffix(" UIViewController") } == Contract.dragged + [
        "viewWillDisappear container"
      ]
        + Self.back + [
          "viewWillDisappear A", "viewDidDisappear container", "viewDidDisappear A",
        ])
    #expect(stage.issues == [] && stage.container.transition == nil)
  }

  @Test(
    "by requests for a third and a fourth page: it completes, and the last request follows", arguments: Contract.orders)
  func succession(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    for index in 1...3 {
      stage.container.selectViewController(stage.pages[index], animated: true) {
        stage.record("completion \(index) \($0)")
      }
      stage.run(for: 0.1)
    }
    stage.run(until: { stage.callLines.last == "completion 3 selected" })
    let next = Contract.asked(to: "D") + Contract.began(from: "B", to: "D")
    #expect(
      stage.callDescriptions == Contract.asked + Contract.began + ["animateTransition B", "completion 2 superseded"]
        + Contract.completed
        + ["completion 1 selected"] + next + ["animateTransition D"] + Contract.completed(from: "B", to: "D") + [
          "completion 3 selected"
        ])
    stage.run(for: 0.2)
    #expect(stage.faults == [])
  }
}
