import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("An animator that removes a page in its completion", .serialized) struct LateRemovalTests {
  @Test(
    "does not remove the page that was selected during its transition", arguments: Contract.orders)
  func selectedInTheMiddle(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.removing()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.container.selectedIndex = 0
    #expect(rig.framesOffRest(for: 1) == [])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test(
    "does not remove the page that a finger drags in again within one frame", arguments: Contract.orders,
    [true, false])
  func draggedTwice(_ order: EndReports, _ finishes: Bool) {
    let rig = Rig(endReports: order)
    rig.container.selectedIndex = 1
    rig.delegate.animator = ScriptedAnimator.removing()
    rig.stage.touch(.began, at: CGPoint(x: 370, y: 300))
    rig.stage.frame()
    for x: CGFloat in [350, 320] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
    }
    // The finger passes zero to A and back through zero to C, between two frames.
    for x: CGFloat in [385, 300] { rig.stage.touch(.moved, at: CGPoint(x: x, y: 300)) }
    rig.stage.frame()
    var positions: [CGFloat] = []
    for x: CGFloat in [250, 200, 150, 100] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
      guard rig.page(2).view.window != nil else { continue }
      positions.append((rig.shownX(2) * 100).rounded() / 100)
    }
    // The positions without the detour. The pan began at 350.
    #expect(positions == [290, 240, 190, 140])
    rig.stage.touch(finishes ? .ended : .cancelled, at: CGPoint(x: 100, y: 300), time: rig.stage.nextTime + 0.2)
    rig.finish()
    #expect(rig.framesOffRest(for: 1) == [])
    #expect(rig.container.selectedIndex == (finishes ? 2 : 1))
    #expect(rig.faults == [])
  }

  @Test("and one that puts a page back leaves an empty container empty", arguments: Contract.orders)
  func empty(_ order: EndReports) {
    let rig = Rig(["A", "B"], endReports: order)
    rig.delegate.animator = ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      UIView.animate(withDuration: 0.5, animations: pages.move) { _ in
        context.containerView.addSubview(pages.from)
        pages.reset()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let page = rig.page(0)
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    rig.container.viewControllers = []
    rig.stage.run(for: 0.5)
    #expect(rig.pageArea.subviews == [])
    #expect(rig.calls.last { $0.hasSuffix(" A") && $0.hasPrefix("view") } == "viewDidDisappear A")
    #expect(page.view.window == nil)
    #expect(rig.stage.issues == [])
  }
}
