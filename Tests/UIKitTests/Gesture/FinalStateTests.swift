import QuartzCore
import Stage
import Testing

@testable import UIKit

@Suite("The state after a gesture", .serialized) @MainActor struct FinalStateTests {
  @Test("is ended until the next turn of the run loop")
  func tap() {
    let scene = Scene()
    let tap = scene.tap(on: scene.page)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take().last == "tap ended" && tap.state == .ended && FrameLoop.main.needsFrame)
    scene.fingers.frame(after: 0.016)
    #expect(tap.state == .possible && !FrameLoop.main.needsFrame)
  }

  @Test("is possible when the next touch begins, even in the same frame")
  func nextTouch() {
    let scene = Scene()
    let tap = scene.tap(on: scene.page)
    scene.fingers.tap(10, 10)
    scene.fingers.down(10, 10)
    #expect(tap.state == .possible)
    scene.fingers.up(10, 10)
    #expect(scene.log.take().count { $0 == "tap ended" } == 2)
  }

  /// A recognizer whose state the test sets.
  private final class Hand: UIGestureRecognizer {
    var resets = 0
    override func reset() { resets += 1 }
  }

  @Test(
    "that a subclass sets stays until the next turn of the run loop",
    arguments: [UIGestureRecognizer.State.ended, .failed, .cancelled])
  func set(_ state: UIGestureRecognizer.State) async {
    let stage = Stage()
    let hand = Hand()
    stage.window.addGestureRecognizer(hand)
    if state == .cancelled { hand.state = .began }
    hand.state = state
    #expect(hand.state == state && hand.resets == 0)
    stage.frame()
    #expect(hand.state == .possible && hand.resets == 1)
  }

  @Test("is reset in the turn, without a frame, if nobody controls the clock")
  func turn() async {
    let hand = Hand()
    FrameLoop.main = FrameLoop(clock: SystemClock())
    hand.state = .ended
    #expect(hand.state == .ended)
    await withCheckedContinuation { next in DispatchQueue.main.async(qos: .default) { next.resume() } }
    #expect(hand.state == .possible && hand.resets == 1)
  }

  @Test("is cancelled until then if a gesture was disabled")
  func disabled() {
    let scene = Scene()
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 100)
    scene.fingers.move(60, 100)
    #expect(pan.state == .began)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    pan.isEnabled = true
    scene.fingers.move(90, 100)
    #expect(pan.state == .possible)
    scene.fingers.up(90, 100)
    #expect(scene.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
  }
}
