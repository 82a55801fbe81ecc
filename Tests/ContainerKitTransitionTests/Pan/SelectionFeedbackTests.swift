import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Selection haptics", .serialized) struct SelectionFeedbackTests {
  private func stage(_ gives: Bool = true) -> ContainerStage {
    let stage = ContainerStage()
    stage.container.playsSelectionHaptics = gives
    return stage
  }

  private func felt(_ stage: ContainerStage) -> [String] { stage.feedback.map(\.name) }

  @Test("are off by default")
  func off() {
    let stage = stage(false)
    stage.drag(by: -300)
    stage.finish()
    stage.tap(tab: 3)
    stage.finish()
    #expect(stage.container.selectedIndex == 3 && felt(stage) == [])
    #expect(ContainerViewController().playsSelectionHaptics == false)
  }

  @Test(
    "are prepared when a drag begins, and play when the finger releases it toward the other page",
    arguments: [60.0, 120])
  func release(_ fps: Double) {
    let stage = ContainerStage(fps: fps)
    stage.container.playsSelectionHaptics = true
    var began: TimeInterval?
    var released: TimeInterval?
    stage.onFrame = { [unowned stage] _ in
      let snapshot = stage.container.transitionSnapshot
      if began == nil, snapshot != nil { began = stage.time }
      if began != nil, released == nil, snapshot?.isInteractive == false { released = stage.time }
    }
    stage.drag(by: -300)
    stage.finish()
    #expect(felt(stage) == ["prepare selection", "selectionChanged"])
    #expect(stage.feedback.map(\.time) == [began, released])
    let calls = stage.callDescriptions
    #expect(calls.firstIndex(of: "selectionChanged B")! + 1 == calls.firstIndex(of: "finishInteractiveTransition B")!)
  }

  @Test(
    "do not play if a drag is cancelled by an early release, by going back, by the system, or at an end",
    arguments: 0...3)
  func cancelled(_ scenario: Int) {
    let stage = stage()
    switch scenario {
    case 0: stage.drag(by: -100)
    case 3: stage.drag(by: 100)
    default:
      stage.drag(by: -300, release: false)
      stage.run(for: 0.5)
      if scenario == 1 {
        for x in stride(from: 100.0, through: 370, by: 15) {
          stage.touch(.moved, at: CGPoint(x: x, y: 300))
          stage.frame()
        }
        stage.run(for: 0.2)
        stage.touch(.ended, at: CGPoint(x: 370, y: 300))
      } else {
        stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
      }
    }
    stage.frame()
    stage.finish()
    stage.run(for: 1)
    #expect(stage.container.selectedIndex == 0 && felt(stage) == ["prepare selection"])
  }

  @Test(
    "play for a tap on another tab, but not on the selected, the incoming or a refused one, or for a selection by code")
  func taps() {
    let stage = stage()
    stage.tap(tab: 1)
    stage.frame()
    #expect(felt(stage) == ["selectionChanged"])
    stage.tap(tab: 1)
    stage.finish()
    stage.tap(tab: 1)
    stage.finish()
    stage.delegate.allowsSelection = false
    stage.tap(tab: 0)
    stage.finish()
    #expect(felt(stage) == ["selectionChanged"])
    stage.container.selectViewController(stage.pages[3], animated: true)
    stage.finish()
    stage.container.selectedIndex = 0
    #expect(felt(stage) == ["selectionChanged"])
  }

  @Test("play once if a finger grabs a transition that a tap started")
  func once() {
    let stage = stage()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.drag(by: -200)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && felt(stage) == ["selectionChanged", "prepare selection"])
  }

  @Test(
    "play if a finger grabs a transition that code started, and releases it toward the other page",
    arguments: [true, false])
  func grabbed(_ completes: Bool) {
    let stage = stage()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    stage.drag(by: completes ? -200 : 300)
    stage.finish()
    #expect(stage.container.selectedIndex == (completes ? 1 : 0))
    #expect(felt(stage) == (completes ? ["prepare selection", "selectionChanged"] : ["prepare selection"]))
  }
}
