import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("What the user feels", .serialized) struct SelectionFeedbackTests {
  private func rig(_ gives: Bool = true) -> Rig {
    let rig = Rig()
    rig.container.playsSelectionHaptics = gives
    return rig
  }

  private func felt(_ rig: Rig) -> [String] { rig.stage.feedback.map(\.name) }

  @Test("is nothing, unless it was asked for")
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
    "is prepared when a finger begins to drag, and is there when it lets go for the other page", arguments: [60.0, 120])
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
    "is nothing where a drag is cancelled: let go before the threshold, brought back from beyond it, taken away",
    arguments: 0...3)
  func cancelled(_ way: Int) {
    let rig = rig()
    switch way {
    case 0: rig.drag(by: -100)
    case 3: rig.drag(by: 100)
    default:
      rig.drag(by: -300, release: false)
      rig.stage.run(for: 0.5)
      if way == 1 {
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

  @Test("is there at a tap on another tab, and not at one on the selected tab, a refused one, or one to where it goes")
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

  @Test("is there once, where a finger takes hold of what a tap began")
  func once() {
    let rig = rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.drag(by: -200)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && felt(rig) == ["selectionChanged", "prepare selection"])
  }
}
