@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A drag through its start, and at the ends", .serialized) struct TurningTests {
  @Test("back through its start continues with the page on the other side, one frame later")
  func throughZero() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    stage.removeAllCalls()
    let fingers: [CGFloat] = [200, 180, 150, 100, 150, 200, 300, 380, 385]
    let positions = stage.drag(through: fingers, watching: 1)
    // The pan begins at 180, and the page follows from there. The frame in which the other transition begins shows its
    // start, because its commit sets the animations' begin time.
    #expect(positions.map { ($0 * 1000).rounded() / 1000 } == [0, -30, -80, -30, 0, 120, 200, 205])
    #expect(stage.container.transitionSnapshot?.to === stage.pages[0])
    stage.touch(.ended, at: CGPoint(x: 385, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
    let calls = stage.callLines.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldBeginPanFrom B", "shouldSelect C"] + Contract.asked(to: "C")
        + Contract.began(from: "B", to: "C") + [
          "startInteractiveTransition C", "animateTransition C", "shouldSelect A",
        ] + Contract.turned(from: "B", to: "C") + Contract.cancelled(from: "B", to: "C") + Contract.asked(to: "A")
        + Contract.began(from: "B", to: "A", isNew: false) + [
          "startInteractiveTransition A", "animateTransition A", "finishInteractiveTransition A",
        ] + Contract.completed(from: "B", to: "A"))
  }

  @Test("does not move the pages beyond an end if the app drives the transition to the other side")
  func turnedToController() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    stage.onCall { [weak stage] call in
      guard call.description == "animationControllerForTransition A" else { return }
      stage?.delegate.interactionController = PercentDrivenInteractiveTransition()
    }
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.frame()
    let offsets = [180, 150, 100, 150, 200, 300, 380].map { x in
      stage.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      stage.frame()
      return stage.container.pan.overscrollOffset
    }
    #expect(stage.container.transition?.to === stage.pages[0])
    #expect(offsets == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test(
    "at the first and the last page moves the page with increasing resistance, and the page goes back",
    arguments: [false, true])
  func ends(_ atLast: Bool) {
    let stage = ContainerStage()
    if atLast { stage.container.selectedIndex = 3 }
    let here = stage.container.selectedIndex
    stage.removeAllCalls()
    let sign: CGFloat = atLast ? -1 : 1
    let positions = stage.drag(through: [195, 215, 225, 255, 315, 375].map { atLast ? 390 - $0 : $0 }, watching: here)
    let band: [CGFloat] = [0, 10, 40, 100, 160].map { (1 - 1 / ($0 * 0.55 / 390 + 1)) * 390 }
    for (position, offset) in zip(positions, band) { #expect(abs(position - sign * offset) < 1e-9) }
    #expect(stage.container.transition == nil)
    stage.touch(.ended, at: CGPoint(x: atLast ? 15 : 375, y: 300), time: stage.nextTime + 0.3)
    var back: [CGFloat] = []
    stage.onFrame = { _ in back.append(abs(stage.container.pan.overscrollOffset)) }
    stage.run(for: 1)
    #expect(back.last == 0)
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(stage.pageArea.superview!.layer.sublayerTransform.m41 == 0)
    #expect(stage.callLines == ["shouldBeginPanFrom \(atLast ? "D" : "A")"])
    #expect(stage.faults == [])
  }

  @Test("beyond an end can continue to the page on the other side, and can grab a page that goes back")
  func pullAndTurn() {
    let stage = ContainerStage()
    let positions = stage.drag(through: [195, 215, 275, 215, 175, 115], watching: 0)
    // The frame in which the transition begins shows its start.
    #expect(abs(positions[3]) < 1e-9)
    #expect(abs(positions[4] - -100) < 1e-9)
    #expect(stage.container.transitionSnapshot?.to === stage.pages[1])
    stage.touch(.cancelled, at: CGPoint(x: 115, y: 300))
    stage.finish()
    stage.drag(through: [195, 215, 375])
    stage.touch(.ended, at: CGPoint(x: 375, y: 300), time: stage.nextTime + 0.3)
    stage.run(for: 0.32)
    let offset = stage.container.pan.overscrollOffset
    #expect(offset > 5)
    let again = stage.drag(through: [100, 120, 120.5], watching: 0)
    #expect(abs(again[1] - again[0]) < 1)
    #expect(again[0] > 3 && again[0] <= offset)
  }

  @Test("at an end does not begin with full resistance")
  func rigid() {
    let stage = ContainerStage()
    stage.container.panSettings.overscrollResistance = 1
    stage.drag(through: [195, 215, 275])
    #expect(stage.callLines == [])
    #expect(
      stage.container.panGestureRecognizer.state == .possible || stage.container.panGestureRecognizer.state == .failed)
  }

  @Test(
    "limited to the edges begins at the edge from which the other page comes",
    arguments: [
      (380.0, true), (355.0, false), (10.0, false),
    ])
  func edges(_ start: Double, _ begins: Bool) {
    let stage = ContainerStage()
    stage.container.panSettings.edgeWidth = 30
    stage.drag(through: [start, start - 20, start - 40].map { CGFloat($0) })
    #expect((stage.container.transition != nil) == begins)
  }

  @Test("does not begin if the container refuses it, even if the app sets its own recognizer delegate")
  func appDelegate() {
    final class Permissive: NSObject, UIGestureRecognizerDelegate {}
    let stage = ContainerStage()
    let permissive = Permissive()
    stage.container.panGestureRecognizer.delegate = permissive
    stage.delegate.allowsPan = false
    stage.drag(through: [300, 250, 200])
    #expect(stage.container.transition == nil)
    stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    stage.frame()
    stage.delegate.allowsPan = true
    stage.drag(through: [300, 250, 200])
    #expect(stage.container.transition != nil)
    stage.tearDown()
  }
}
