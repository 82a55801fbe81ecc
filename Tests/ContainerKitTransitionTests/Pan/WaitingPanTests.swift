import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A pan that waits for another recognizer to fail is allowed when it is recognized, and begins only later.
@MainActor @Suite("A pan that waits for another recognizer", .serialized) struct WaitingPanTests {
  private let late = LateFailure(after: .infinity)

  /// Makes a stage of four pages in which the second is selected and a finger has moved to the left on it.
  private func stage(whileMoving: Bool) -> ContainerStage {
    let stage = ContainerStage()
    stage.container.view.addGestureRecognizer(late)
    stage.container.panGestureRecognizer.require(toFail: late)
    if whileMoving {
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: 0.2)
    } else {
      stage.container.selectedIndex = 1
      stage.frame()
    }
    stage.removeAllCalls()
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.2, release: false)
    stage.run(for: 0.3)
    #expect(stage.container.transition?.isInteractive != true && stage.container.pan.drag == nil)
    return stage
  }

  private func go(_ stage: ContainerStage) {
    late.state = .failed
    stage.frame()
    stage.touch(.moved, at: CGPoint(x: 200, y: 300))
    stage.frame()
  }

  private func lift(_ stage: ContainerStage) {
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    stage.frame()
    stage.finish()
    #expect(stage.faults == [])
  }

  private func asked(_ stage: ContainerStage) -> [String] { stage.callLines.filter { $0.hasPrefix("should") } }

  @Test(
    "asks about the page that it would drag in if the transition that it would have grabbed has ended",
    arguments: [true, false])
  func afterTransition(_ isAllowed: Bool) {
    let stage = stage(whileMoving: true)
    stage.finish()
    stage.delegate.allowsSelection = isAllowed
    #expect(asked(stage) == [])
    go(stage)
    #expect(asked(stage) == ["shouldBeginPanFrom B", "shouldSelect C"])
    #expect(stage.container.transition?.to === (isAllowed ? stage.pages[2] : nil))
    lift(stage)
    #expect(stage.container.selectedIndex == 1)
  }

  @Test(
    "asks about the pages at the time when it begins if the selection has changed by then", arguments: [true, false])
  func afterSelection(_ isAllowed: Bool) {
    let stage = stage(whileMoving: false)
    stage.container.selectedIndex = 2
    stage.delegate.allowsPan = isAllowed
    go(stage)
    #expect(
      asked(stage) == ["shouldBeginPanFrom B", "shouldSelect C", "shouldBeginPanFrom C"]
        + (isAllowed ? ["shouldSelect D"] : []))
    #expect(stage.container.transition?.to === (isAllowed ? stage.pages[3] : nil))
    lift(stage)
    #expect(stage.container.selectedIndex == 2)
  }

  @Test("grabs a transition that has begun meanwhile, regardless of what it was allowed to drag")
  func newTransition() {
    let stage = stage(whileMoving: false)
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.run(for: 0.2)
    go(stage)
    #expect(stage.container.transition?.isInteractive == true && stage.container.transition?.to === stage.pages[0])
    #expect(asked(stage) == ["shouldBeginPanFrom B", "shouldSelect C"])
    lift(stage)
  }

  @Test("asks once if nothing has changed")
  func unchanged() {
    let stage = stage(whileMoving: false)
    go(stage)
    #expect(asked(stage) == ["shouldBeginPanFrom B", "shouldSelect C"])
    #expect(stage.container.transition?.to === stage.pages[2])
    lift(stage)
  }
}
