import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A delegate's UIPercentDrivenInteractiveTransition", .serialized) struct SystemPercentDrivenTests {
  final class Sub: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      Issue.record("it is not started")
    }
  }

  @Test("is reported once, and a tapped transition runs without interaction", arguments: [false, true])
  func tapped(_ isSubclass: Bool) {
    let stage = ContainerStage()
    let percent = isSubclass ? Sub() : UIPercentDrivenInteractiveTransition()
    stage.delegate.interactionController = percent
    let lines = Misuse.messages {
      for index in [1, 0] {
        stage.tap(tab: index)
        stage.run(for: 0.1)
        #expect(stage.container.transitionSnapshot?.isInteractive == false)
        percent.update(0.9)
        stage.finish()
        percent.cancel()
      }
    }
    #expect(
      lines == [
        "ContainerKit: \(isSubclass ? "Sub" : "UIPercentDrivenInteractiveTransition"): UIPercentDrivenInteractiveTransition "
          + "works with UIKit's own contexts only, so the transition is not driven by it; change its class, or the superclass "
          + "of your class, to PercentDrivenInteractiveTransition, which has the same methods; or return nil, and the "
          + "container's pan drives"
      ])
    let expected = Contract.tapped + Contract.completed
    #expect(Array(stage.callLines.prefix(expected.count)) == expected)
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("is not used for a drag: the container's own driver scrubs it", arguments: Contract.orders, [false, true])
  func dragged(_ order: Stage.CompletionOrder, _ isSubclass: Bool) {
    let stage = ContainerStage(completions: order)
    stage.delegate.interactionController = isSubclass ? Sub() : UIPercentDrivenInteractiveTransition()
    let lines = Misuse.messages {
      var positions: [CGFloat] = []
      stage.onFrame = { _ in if stage.container.transition != nil { positions.append(stage.shownX(0)) } }
      stage.drag(by: -150, release: false)
      stage.run(for: 0.35)
      let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }.filter { $0 != 0 }
      #expect(steps.count > 10 && steps.allSatisfy { abs($0 - 150.0 / 18) < 1e-6 })
      stage.touch(.ended, at: CGPoint(x: 230, y: 300), time: stage.nextTime + 0.2)
      stage.finish()
      #expect(stage.container.selectedIndex == 0)
      stage.onFrame = nil
      stage.drag(by: -300)
      stage.finish()
    }
    #expect(lines.count == 1)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }
}
