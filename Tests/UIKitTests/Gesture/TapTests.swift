import Testing
import UIKit

@Suite("Tap gesture recognizer:", .serialized) @MainActor struct TapTests {
  private let scene = Scene()

  @Test("a tap is recognized when the finger is lifted, and the view's touch is cancelled")
  func single() {
    _ = scene.tap(on: scene.page)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began", "page cancelled", "tap ended"])
  }

  @Test("a finger that moves too far does not tap; the view gets its touch", arguments: [(10.0, true), (10.5, false)])
  func straying(distance: Double, isTap: Bool) {
    _ = scene.tap(on: scene.page)
    scene.fingers.down(100, 300)
    scene.fingers.move(100 + distance, 300)
    scene.fingers.up(100, 300)
    #expect(
      scene.log.take()
        == (isTap
          ? ["page began", "page moved", "page cancelled", "tap ended"] : ["page began", "page moved", "page ended"]))
  }

  @Test("a press of more than three quarters of a second is not a tap")
  func longPress() {
    _ = scene.tap(on: scene.page)
    scene.fingers.down(10, 10)
    scene.fingers.up(10, 10, after: 0.8)
    #expect(scene.log.take() == ["page began", "page ended"])
  }

  @Test("a single tap that waits for a double tap is recognized when that fails, in the frame after the pause")
  func singleWaitsForDouble() {
    let single = scene.tap("single", on: scene.page)
    let double = scene.tap("double", on: scene.page, taps: 2)
    single.require(toFail: double)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began"])
    #expect(single.state == .possible && FrameLoop.main.needsFrame)
    scene.fingers.frame(after: 0.3)
    #expect(scene.log.take() == [])
    scene.fingers.frame(after: 0.05)
    #expect(scene.log.take() == ["page cancelled", "single ended"])
    scene.fingers.turn()
    #expect(single.state == .possible && double.state == .possible)
    scene.fingers.tap(10, 10)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take().last == "double ended")
  }

  @Test("the view gets its touch's end when the double tap that delayed it has failed")
  func endIsDelayed() {
    _ = scene.tap(on: scene.page, taps: 2)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began"])
    scene.fingers.frame(after: 0.35)
    #expect(scene.log.take() == ["page ended"])
  }

  @Test("a finger that stays down fails the tap in the frame in which the time runs out")
  func longPressInFrames() {
    let tap = scene.tap(on: scene.page)
    let pan = scene.pan(on: scene.page)
    pan.require(toFail: tap)
    scene.fingers.down(10, 10)
    scene.fingers.frame(after: 0.7)
    #expect(tap.state == .possible)
    scene.fingers.frame(after: 0.05)
    #expect(tap.state == .failed)
  }

  @Test("a double tap is recognized at the second lift, and the single tap that waited for it fails")
  func double() {
    let single = scene.tap("single", on: scene.page)
    let double = scene.tap("double", on: scene.page, taps: 2)
    single.require(toFail: double)
    scene.fingers.tap(10, 10)
    scene.fingers.tap(12, 10)
    #expect(scene.log.take() == ["page began", "page began", "page cancelled 2", "double ended"])
  }

  @Test("without a failure requirement, both the single tap and the double tap are recognized")
  func singleAndDouble() {
    _ = scene.tap("single", on: scene.page)
    _ = scene.tap("double", on: scene.page, taps: 2)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began", "page cancelled", "single ended"])
    scene.fingers.tap(10, 10)
    #expect(scene.log.take().contains("double ended"))
  }

  @Test("a tap with two fingers needs both")
  func twoFingers() {
    let tap = scene.tap(on: scene.page)
    tap.numberOfTouchesRequired = 2
    scene.fingers.tap(10, 10)
    #expect(!scene.log.take().contains("tap ended"))
    scene.fingers.down(10, 10, after: 1)
    scene.fingers.down(50, 50, finger: 1)
    scene.fingers.up(10, 10)
    scene.listener.onAction = { recognizer in
      #expect(recognizer.location(in: nil) == CGPoint(x: 50, y: 50))
    }
    scene.fingers.up(50, 50, finger: 1)
    #expect(scene.log.take().last == "tap ended")
  }

  @Test("the inner of two taps wins")
  func innerWins() {
    _ = scene.tap("outer", on: scene.page)
    _ = scene.tap("inner", on: scene.button)
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button cancelled", "inner ended"])
  }

  @Test("a hit view can keep an ancestor's tap from beginning")
  func buttonWins() {
    _ = scene.tap(on: scene.page)
    scene.button.refuses = { $0 is UITapGestureRecognizer }
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
  }
}
