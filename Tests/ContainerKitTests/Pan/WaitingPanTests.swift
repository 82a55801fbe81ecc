import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A pan that waits for another recognizer to fail is allowed when it is recognized, and begins only later.
@MainActor @Suite("A pan that waits for another recognizer", .serialized) struct WaitingPanTests {
  private let late = LateFailure(after: .infinity)

  /// Makes a rig of four pages in which the second is selected and a finger has moved to the left on it.
  private func rig(whileMoving: Bool) -> Rig {
    let rig = Rig()
    rig.container.view.addGestureRecognizer(late)
    rig.container.panGestureRecognizer.require(toFail: late)
    if whileMoving {
      rig.container.selectViewController(rig.page(1), animated: true)
      rig.stage.run(for: 0.2)
    } else {
      rig.container.selectedIndex = 1
      rig.stage.frame()
    }
    rig.calls = []
    rig.stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.2, release: false)
    rig.stage.run(for: 0.3)
    #expect(rig.container.transition?.isInteractive != true && rig.container.pan.drag == nil)
    return rig
  }

  private func go(_ rig: Rig) {
    late.state = .failed
    rig.stage.frame()
    rig.stage.touch(.moved, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
  }

  private func lift(_ rig: Rig) {
    rig.stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    rig.finish()
    #expect(rig.faults == [])
  }

  private func asked(_ rig: Rig) -> [String] { rig.calls.filter { $0.hasPrefix("should") } }

  @Test(
    "asks about the page that it would drag in if the transition that it would have grabbed has ended",
    arguments: [true, false])
  func afterTransition(_ isAllowed: Bool) {
    let rig = rig(whileMoving: true)
    rig.finish()
    rig.delegate.allows = isAllowed
    #expect(asked(rig) == [])
    go(rig)
    #expect(asked(rig) == ["shouldBeginPanFrom B", "shouldSelect C"])
    #expect(rig.container.transition?.to === (isAllowed ? rig.page(2) : nil))
    lift(rig)
    #expect(rig.container.selectedIndex == 1)
  }

  @Test(
    "asks about the pages at the time when it begins if the selection has changed by then", arguments: [true, false])
  func afterSelection(_ isAllowed: Bool) {
    let rig = rig(whileMoving: false)
    rig.container.selectedIndex = 2
    rig.delegate.allowsPan = isAllowed
    go(rig)
    #expect(
      asked(rig) == ["shouldBeginPanFrom B", "shouldSelect C", "shouldBeginPanFrom C"]
        + (isAllowed ? ["shouldSelect D"] : []))
    #expect(rig.container.transition?.to === (isAllowed ? rig.page(3) : nil))
    lift(rig)
    #expect(rig.container.selectedIndex == 2)
  }

  @Test("grabs a transition that has begun meanwhile, regardless of what it was allowed to drag")
  func newTransition() {
    let rig = rig(whileMoving: false)
    rig.container.selectViewController(rig.page(0), animated: true)
    rig.stage.run(for: 0.2)
    go(rig)
    #expect(rig.container.transition?.isInteractive == true && rig.container.transition?.to === rig.page(0))
    #expect(asked(rig) == ["shouldBeginPanFrom B", "shouldSelect C"])
    lift(rig)
  }

  @Test("asks once if nothing has changed")
  func unchanged() {
    let rig = rig(whileMoving: false)
    go(rig)
    #expect(asked(rig) == ["shouldBeginPanFrom B", "shouldSelect C"])
    #expect(rig.container.transition?.to === rig.page(2))
    lift(rig)
  }
}
