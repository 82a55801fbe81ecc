import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that removes a page in its completion", .serialized) struct LateRemovalTests {
  @Test("does not remove the page that was selected during its transition", arguments: Contract.orders)
  func selectedInTheMiddle(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.removing()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.container.selectedIndex = 0
    #expect(stage.framesOffRest(for: 1) == [])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test(
    "does not remove the page that a finger drags in again within one frame", arguments: Contract.orders,
    [true, false])
  func draggedTwice(_ order: Stage.CompletionOrder, _ finishes: Bool) {
    let stage = ContainerStage(completions: order)
    stage.container.selectedIndex = 1
    stage.animator = ScriptedAnimator.removing()
    stage.touch(.began, at: CGPoint(x: 370, y: 300))
    stage.frame()
    for x: CGFloat in [350, 320] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
    }
    // The finger passes zero to A and back through zero to C, between two frames.
    for x: CGFloat in [385, 300] { stage.touch(.moved, at: CGPoint(x: x, y: 300)) }
    stage.frame()
    var positions: [CGFloat] = []
    for x: CGFloat in [250, 200, 150, 100] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
      guard stage.pages[2].view.window != nil else { continue }
      positions.append((stage.shownX(2) * 100).rounded() / 100)
    }
    // The positions without the detour. The pan began at 350.
    #expect(positions == [290, 240, 190, 140])
    stage.touch(finishes ? .ended : .cancelled, at: CGPoint(x: 100, y: 300), time: stage.nextTime + 0.2)
    stage.finish()
    #expect(stage.framesOffRest(for: 1) == [])
    #expect(stage.container.selectedIndex == (finishes ? 2 : 1))
    #expect(stage.faults == [])
  }

  @Test("and one that puts a page back leaves an empty container empty", arguments: Contract.orders)
  func empty(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(["A", "B"], completions: order)
    stage.animator = ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      UIView.animate(withDuration: 0.5, animations: pages.move) { _ in
        context.containerView.addSubview(pages.from)
        pages.reset()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let page = stage.pages[0]
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.container.viewControllers = []
    stage.run(for: 0.5)
    #expect(stage.pageArea.subviews == [])
    #expect(stage.callLines.last { $0.hasSuffix(" A") && $0.hasPrefix("view") } == "viewDidDisappear A")
    #expect(page.view.window == nil)
    #expect(stage.issues == [])
  }
}
