import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A pan that waits for another recognizer to fail", .serialized) struct WaitingPanTests {
  /// Fails when the test says so.
  private final class Undecided: UIGestureRecognizer {
    func decide() { state = .failed }
  }

  @Test("while a transition runs asks about the page that it drags in once that is over")
  func refused() {
    let rig = Rig()
    let undecided = Undecided()
    rig.container.view.addGestureRecognizer(undecided)
    rig.container.panGestureRecognizer.require(toFail: undecided)
    rig.delegate.animator = LateTrials.tidySlide()
    rig.container.select(rig.page(1), animated: true)
    rig.stage.run(for: 0.3)
    rig.stage.touch(.began, CGPoint(x: 380, y: 300))
    rig.stage.frame()
    for x: CGFloat in [360, 340, 320] {
      rig.stage.touch(.moved, CGPoint(x: x, y: 300))
      rig.stage.frame()
    }
    #expect(rig.container.transitionSnapshot?.isInteractive == false)
    rig.stage.run(until: { !rig.stage.isSwitching })
    #expect(rig.container.selectedIndex == 1)
    rig.delegate.allows = false
    rig.calls = []
    undecided.decide()
    for x: CGFloat in [300, 250, 200, 150] {
      rig.stage.touch(.moved, CGPoint(x: x, y: 300))
      rig.stage.frame()
    }
    #expect(!rig.stage.isSwitching)
    #expect(rig.calls.filter { !$0.hasPrefix("shouldBegin") } == ["shouldSelect C"])
    rig.stage.touch(.ended, CGPoint(x: 150, y: 300), at: rig.stage.nextTime + 0.2)
    rig.finish()
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }
}
