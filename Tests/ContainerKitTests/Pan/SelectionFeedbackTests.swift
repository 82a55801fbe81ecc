import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Selection haptics", .serialized) struct SelectionFeedbackTests {
  private func rig(_ gives: Bool = true) -> Rig {
    let rig = Rig()
    rig.container.playsSelectionHaptics = gives
    return rig
  }

  private func felt(_ rig: Rig) -> [String] { rig.stage.feedback.map(\.name) }

  @Test("are off by default")
  func off() {
    let rig = rig(false)
    rig.drag(by: -300)
    rig.finish()
    rig.tapTab(3)
    rig.finish()
    #expect(rig.container.selectedIndex == 3 && felt(rig) == [])
    #expect(ContainerViewController().playsSelectionHaptics == false)
  }

  @Test(
    "are prepared when a drag begins, and play when the finger releases it toward the other page",
    arguments: [60.0, 120])
  func release(_ fps: Double) {
    let rig = Rig(fps: fps)
    rig.container.playsSelectionHaptics = true
    var began: TimeInterval?
    var released: TimeInterval?
    rig.stage.onFrame = { stage in
      let snapshot = rig.container.transitionSnapshot
      if began == nil, snapshot != nil { began = stage.time }
      if began != nil, released == nil, snapshot?.isInteractive == false { released = stage.time }
    }
    rig.drag(by: -300)
    rig.finish()
    #expect(felt(rig) == ["prepare selection", "selectionChanged"])
    #expect(rig.stage.feedback.map(\.time) == [began, released])
    let calls = rig.story
    #expect(calls.firstIndex(of: "selectionChanged B")! + 1 == calls.firstIndex(of: "finishInteractiveTransition B")!)
  }

  @Test(
    "do not play if a drag is cancelled by an early release, by going back, by the system, or at an end",
    arguments: 0...3)
  func cancelled(_ scenario: Int) {
    let rig = rig()
    switch scenario {
    case 0: rig.drag(by: -100)
    case 3: rig.drag(by: 100)
    default:
      rig.drag(by: -300, release: false)
      rig.stage.run(for: 0.5)
      if scenario == 1 {
        for x in stride(from: 100.0, through: 370, by: 15) {
          rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
          rig.stage.frame()
        }
        rig.stage.run(for: 0.2)
        rig.stage.touch(.ended, at: CGPoint(x: 370, y: 300))
      } else {
        rig.stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
      }
    }
    rig.stage.frame()
    rig.finish()
    rig.stage.run(for: 1)
    #expect(rig.container.selectedIndex == 0 && felt(rig) == ["prepare selection"])
  }

  @Test(
    "play for a tap on another tab, but not on the selected, the incoming or a refused one, or for a selection by code")
  func taps() {
    let rig = rig()
    rig.tapTab(1)
    rig.stage.frame()
    #expect(felt(rig) == ["selectionChanged"])
    rig.tapTab(1)
    rig.finish()
    rig.tapTab(1)
    rig.finish()
    rig.delegate.allows = false
    rig.tapTab(0)
    rig.finish()
    #expect(felt(rig) == ["selectionChanged"])
    rig.container.selectViewController(rig.page(3), animated: true)
    rig.finish()
    rig.container.selectedIndex = 0
    #expect(felt(rig) == ["selectionChanged"])
  }

  @Test("play once if a finger grabs a transition that a tap started")
  func once() {
    let rig = rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.drag(by: -200)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && felt(rig) == ["selectionChanged", "prepare selection"])
  }
}
