import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A presentation and the container below it", .serialized) struct PresentedOverTests {
  private func modal(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController().titled("M")
    controller.modalPresentationStyle = style
    return controller
  }

  private func appearance(_ stage: ContainerStage) -> [String] {
    defer { stage.removeAllCalls() }
    return stage.callLines.filter { $0.hasPrefix("view") && !$0.hasPrefix("viewDidLoad") }
  }

  @Test("at rest: the container and its selected page disappear and appear", arguments: Contract.orders)
  func atRest(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.pages[0].present(modal(.fullScreen), animated: true)
    stage.settle()
    #expect(
      appearance(stage) == [
        "viewWillDisappear container", "viewWillDisappear A", "viewWillAppear M", "viewDidAppear M",
        "viewDidDisappear container", "viewDidDisappear A",
      ])
    stage.pages[0].dismiss(animated: true)
    stage.settle()
    #expect(
      appearance(stage) == [
        "viewWillDisappear M", "viewWillAppear container", "viewWillAppear A", "viewDidAppear container",
        "viewDidAppear A", "viewDidDisappear M",
      ])
    #expect(stage.faults == [])
  }

  @Test(
    "during a transition: calls are balanced, and each controller has the coordinator of its own transition",
    arguments: Contract.orders, [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func midSwitch(_ order: Stage.CompletionOrder, _ style: UIModalPresentationStyle) {
    let stage = ContainerStage(completions: order)
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let switching = stage.container.transition?.coordinator
    #expect(switching != nil && stage.pages[0].transitionCoordinator === switching)
    let shown = modal(style)
    stage.pages[1].present(shown, animated: true)
    #expect(shown.transitionCoordinator != nil && shown.transitionCoordinator !== switching)
    stage.run(for: 2)
    #expect(stage.container.transition == nil && stage.issues == [])
    stage.container.dismiss(animated: true)
    stage.run(for: 2)
    #expect(stage.faults == [])
    var seen: [String: Int] = [:]
    for call in appearance(stage) {
      let parts = call.split(separator: " ").map(String.init)
      seen[parts[1], default: parts[1] == "container" || parts[1] == "A" ? 1 : 0] +=
        parts[0] == "viewDidAppear" ? 1 : parts[0] == "viewDidDisappear" ? -1 : 0
    }
    #expect(seen == ["container": 1, "A": 0, "B": 1, "M": 0].filter { style == .fullScreen || $0.key != "container" })
  }

  @Test(
    "below a cancelled dismissal: the container and its page appear and disappear again", arguments: Contract.orders)
  func cancelledDismissal(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let (shown, dismissal, percent) = (
      modal(.fullScreen), SlidingPresentation(.curveEaseInOut), UIPercentDrivenInteractiveTransition()
    )
    dismissal.interaction = percent
    shown.transitioningDelegate = dismissal
    stage.pages[0].present(shown, animated: false)
    stage.removeAllCalls()
    shown.dismiss(animated: true)
    #expect(stage.pages[0].transitionCoordinator === shown.transitionCoordinator)
    percent.update(0.4)
    stage.run(for: 0.1)
    percent.cancel()
    stage.settle()
    #expect(
      appearance(stage) == [
        "viewWillDisappear M", "viewWillAppear container", "viewWillAppear A", "viewWillAppear M",
        "viewWillDisappear container", "viewWillDisappear A", "viewDidAppear M", "viewDidDisappear container",
        "viewDidDisappear A",
      ])
    percent.wantsInteractiveStart = false
    shown.dismiss(animated: true)
    stage.settle()
    #expect(stage.faults == [] && shown.view.window == nil)
  }
}
