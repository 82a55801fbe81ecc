import Testing
import UIKit

@Suite("Tap gesture recognizer", .serialized) @MainActor struct TapTests {
  @Test("A tap is recognized when the finger is lifted, and the view's touch is cancelled")
  func single() {
    let scene = Scene()
    _ = scene.tap(on: scene.page)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began", "page cancelled", "tap ended"])
  }

  @Test("A finger that moves too far does not tap; the view gets its touch", arguments: [(10.0, true), (10.5, false)])
  func straying(distance: Double, isTap: Bool) {
    let scene = Scene()
    _ = scene.tap(on: scene.page)
    scene.fingers.down(100, 300)
    scene.fingers.move(100 + distance, 300)
    scene.fingers.up(100, 300)
    #expect(
      scene.log.take()
        == (isTap
          ? ["page began", "page moved", "page cancelled", "tap ended"] : ["page began", "page moved", "page ended"]))
  }

  @Test("A press of more than three quarters of a second is not a tap")
  func longPress() {
    let scene = Scene()
    _ = scene.tap(on: scene.page)
    scene.fingers.down(10, 10)
    scene.fingers.up(10, 10, after: 0.8)
    #expect(scene.log.take() == ["page began", "page ended"])
  }

  @Test("A single tap that waits for a double tap is recognized when that fails, in the frame after the pause")
  func singleWaitsForDouble() {
    let scene = Scene()
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

  @Test("The view gets its touch's end when the double tap that delayed it has failed")
  func endIsDelayed() {
    let scene = Scene()
    _ = scene.tap(on: scene.page, taps: 2)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began"])
    scene.fingers.frame(after: 0.35)
    #expect(scene.log.take() == ["page ended"])
  }

  @Test("A finger that stays down fails the tap in the frame in which the time runs out")
  func longPressInFrames() {
    let scene = Scene()
    let tap = scene.tap(on: scene.page)
    let pan = scene.pan(on: scene.page)
    pan.require(toFail: tap)
    scene.fingers.down(10, 10)
    scene.fingers.frame(after: 0.7)
    #expect(tap.state == .possible)
    scene.fingers.frame(after: 0.05)
    #expect(tap.state == .failed)
  }

  @Test("A double tap is recognized at the second lift, and the single tap that waited for it fails")
  func double() {
    let scene = Scene()
    let single = scene.tap("single", on: scene.page)
    let double = scene.tap("double", on: scene.page, taps: 2)
    single.require(toFail: double)
    scene.fingers.tap(10, 10)
    scene.fingers.tap(12, 10)
    #expect(scene.log.take() == ["page began", "page began", "page cancelled 2", "double ended"])
  }

  @Test("Without a failure requirement, both the single tap and the double tap are recognized")
  func singleAndDouble() {
    let scene = Scene()
    _ = scene.tap("single", on: scene.page)
    _ = scene.tap("double", on: scene.page, taps: 2)
    scene.fingers.tap(10, 10)
    #expect(scene.log.take() == ["page began", "page cancelled", "single ended"])
    scene.fingers.tap(10, 10)
    #expect(scene.log.take().contains("double ended"))
  }

  @Test("A tap with two fingers needs both")
  func twoFingers() {
    let scene = Scene()
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

  @Test("The inner of two taps wins")
  func innerWins() {
    let scene = Scene()
    _ = scene.tap("outer", on: scene.page)
    _ = scene.tap("inner", on: scene.button)
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button cancelled", "inner ended"])
  }

  @Test("A hit view can keep an ancestor's tap from beginning")
  func buttonWins() {
    let scene = Scene()
    _ = scene.tap(on: scene.page)
    scene.button.refuses = { $0 is UITapGestureRecognizer }
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
  }
}
