import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A delegate's UIPercentDrivenInteractiveTransition", .serialized)
struct SystemPercentDrivenTests {
  final class Sub: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      Issue.record("it is not started")
    }
  }

  @Test("is reported once, and a tapped transition runs without interaction", arguments: [false, true])
  func tapped(_ isSubclass: Bool) {
    let rig = Rig()
    let percent = isSubclass ? Sub() : UIPercentDrivenInteractiveTransition()
    rig.delegate.controller = percent
    let lines = Misuse.messages {
      for index in [1, 0] {
        rig.tapTab(index)
        rig.stage.run(for: 0.1)
        #expect(rig.container.transitionSnapshot?.isInteractive == false)
        percent.update(0.9)
        rig.finish()
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
    let expected = InterruptedOrderTests.tapped + Contract.completed
    #expect(Array(rig.calls.prefix(expected.count)) == expected)
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("is not used for a drag: the container's own driver scrubs it", arguments: Contract.orders, [false, true])
  func dragged(_ order: EndReports, _ isSubclass: Bool) {
    let rig = Rig(endReports: order)
    rig.delegate.controller = isSubclass ? Sub() : UIPercentDrivenInteractiveTransition()
    let lines = Misuse.messages {
      var positions: [CGFloat] = []
      rig.stage.onFrame = { _ in if rig.container.transition != nil { positions.append(rig.shownX(0)) } }
      rig.drag(by: -150, release: false)
      rig.stage.run(for: 0.35)
      let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }.filter { $0 != 0 }
      #expect(steps.count > 10 && steps.allSatisfy { abs($0 - 150.0 / 18) < 1e-6 })
      rig.stage.touch(.ended, at: CGPoint(x: 230, y: 300), time: rig.stage.nextTime + 0.2)
      rig.finish()
      #expect(rig.container.selectedIndex == 0)
      rig.stage.onFrame = nil
      rig.drag(by: -300)
      rig.finish()
    }
    #expect(lines.count == 1)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }
}
