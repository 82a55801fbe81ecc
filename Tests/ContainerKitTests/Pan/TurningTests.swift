@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A drag through its start, and at the ends", .serialized) struct TurningTests {
  /// Moves a finger through x positions, one in each frame, and returns a page's visible x position after each.
  func drag(_ rig: Rig, _ positions: [CGFloat], watching page: Int) -> [CGFloat] {
    rig.stage.touch(.began, at: CGPoint(x: positions[0], y: 300))
    rig.stage.frame()
    return positions.dropFirst().map { x in
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
      return rig.shownX(page) + rig.container.pan.overscrollOffset
    }
  }

  @Test("back through its start continues with the page on the other side, one frame later")
  func throughZero() {
    let rig = Rig()
    rig.container.selectedIndex = 1
    rig.calls = []
    let fingers: [CGFloat] = [200, 180, 150, 100, 150, 200, 300, 380, 385]
    let positions = drag(rig, fingers, watching: 1)
    // The pan begins at 180, and the page follows from there. The frame in which the other transition begins shows its
    // start, because its commit sets the animations' begin time.
    #expect(positions.map { ($0 * 1000).rounded() / 1000 } == [0, -30, -80, -30, 0, 120, 200, 205])
    #expect(rig.container.transitionSnapshot?.to === rig.page(0))
    rig.stage.touch(.ended, at: CGPoint(x: 385, y: 300), time: rig.stage.nextTime + 0.3)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
    let calls = rig.calls.filter { !$0.hasPrefix("updateInteractive") }
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
    let rig = Rig()
    rig.container.selectedIndex = 1
    rig.stage.recorder.onCall = { [weak rig] call in
      guard call.description == "animationControllerForTransition A" else { return }
      rig?.delegate.controller = PercentDrivenInteractiveTransition()
    }
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    let offsets = [180, 150, 100, 150, 200, 300, 380].map { x in
      rig.stage.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      rig.stage.frame()
      return rig.container.pan.overscrollOffset
    }
    #expect(rig.container.transition?.to === rig.page(0))
    #expect(offsets == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test(
    "at the first and the last page moves the page with increasing resistance, and the page goes back",
    arguments: [false, true])
  func ends(_ atLast: Bool) {
    let rig = Rig()
    if atLast { rig.container.selectedIndex = 3 }
    let here = rig.container.selectedIndex
    rig.calls = []
    let sign: CGFloat = atLast ? -1 : 1
    let positions = drag(rig, [195, 215, 225, 255, 315, 375].map { atLast ? 390 - $0 : $0 }, watching: here)
    let band: [CGFloat] = [0, 10, 40, 100, 160].map { (1 - 1 / ($0 * 0.55 / 390 + 1)) * 390 }
    for (position, offset) in zip(positions, band) { #expect(abs(position - sign * offset) < 1e-9) }
    #expect(rig.container.transition == nil)
    rig.stage.touch(.ended, at: CGPoint(x: atLast ? 15 : 375, y: 300), time: rig.stage.nextTime + 0.3)
    var back: [CGFloat] = []
    rig.stage.onFrame = { _ in back.append(abs(rig.container.pan.overscrollOffset)) }
    rig.stage.run(for: 1)
    #expect(back.last == 0)
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(rig.pageArea.superview!.layer.sublayerTransform.m41 == 0)
    #expect(rig.calls == ["shouldBeginPanFrom \(atLast ? "D" : "A")"])
    #expect(rig.faults == [])
  }

  @Test("beyond an end can continue to the page on the other side, and can grab a page that goes back")
  func pullAndTurn() {
    let rig = Rig()
    let positions = drag(rig, [195, 215, 275, 215, 175, 115], watching: 0)
    // The frame in which the transition begins shows its start.
    #expect(abs(positions[3]) < 1e-9)
    #expect(abs(positions[4] - -100) < 1e-9)
    #expect(rig.container.transitionSnapshot?.to === rig.page(1))
    rig.stage.touch(.cancelled, at: CGPoint(x: 115, y: 300))
    rig.finish()
    _ = drag(rig, [195, 215, 375], watching: 0)
    rig.stage.touch(.ended, at: CGPoint(x: 375, y: 300), time: rig.stage.nextTime + 0.3)
    rig.stage.run(for: 0.32)
    let offset = rig.container.pan.overscrollOffset
    #expect(offset > 5)
    let again = drag(rig, [100, 120, 120.5], watching: 0)
    #expect(abs(again[1] - again[0]) < 1)
    #expect(again[0] > 3 && again[0] <= offset)
  }

  @Test("at an end does not begin with full resistance")
  func rigid() {
    let rig = Rig()
    rig.container.panSettings.overscrollResistance = 1
    _ = drag(rig, [195, 215, 275], watching: 0)
    #expect(rig.calls == [])
    #expect(
      rig.container.panGestureRecognizer.state == .possible || rig.container.panGestureRecognizer.state == .failed)
  }

  @Test(
    "limited to the edges begins at the edge from which the other page comes",
    arguments: [
      (380.0, true), (355.0, false), (10.0, false),
    ])
  func edges(_ start: Double, _ begins: Bool) {
    let rig = Rig()
    rig.container.panSettings.edgeWidth = 30
    _ = drag(rig, [start, start - 20, start - 40].map { CGFloat($0) }, watching: 0)
    #expect((rig.container.transition != nil) == begins)
  }

  @Test("does not begin if the container refuses it, even if the app sets its own recognizer delegate")
  func appDelegate() {
    final class Permissive: NSObject, UIGestureRecognizerDelegate {}
    let rig = Rig()
    let permissive = Permissive()
    rig.container.panGestureRecognizer.delegate = permissive
    rig.delegate.allowsPan = false
    _ = drag(rig, [300, 250, 200], watching: 0)
    #expect(rig.container.transition == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    rig.delegate.allowsPan = true
    _ = drag(rig, [300, 250, 200], watching: 0)
    #expect(rig.container.transition != nil)
    rig.tearDown()
  }
}
