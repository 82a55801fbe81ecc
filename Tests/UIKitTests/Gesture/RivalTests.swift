import Testing
import UIKit

@Suite("Competing gesture recognizers:", .serialized) @MainActor struct RivalTests {
  private let scene = Scene()

  @Test("of two pans, the inner one begins and the outer one fails")
  func exclusive() {
    let outer = scene.pan("outer", on: scene.page)
    _ = scene.pan("inner", on: scene.button)
    scene.fingers.down(110, 110)
    scene.fingers.move(130, 110)
    #expect(outer.state == .failed)
    scene.fingers.up(130, 110)
    #expect(scene.log.take() == ["button began", "button cancelled", "inner began", "inner ended"])
    scene.fingers.turn()
    #expect(outer.state == .possible)
  }

  @Test("during a pan, a tap by another finger is not recognized")
  func latecomer() {
    _ = scene.pan(on: scene.page)
    _ = scene.tap(on: scene.button)
    scene.fingers.down(10, 10)
    scene.fingers.move(30, 10)
    scene.fingers.down(110, 110, finger: 1)
    scene.fingers.up(110, 110, finger: 1)
    scene.fingers.up(30, 10)
    #expect(
      scene.log.take().filter { !$0.hasPrefix("page") } == ["pan began", "button began", "button ended", "pan ended"])
  }

  @Test("one delegate's permission is enough for both pans to be recognized", arguments: [true, false])
  func simultaneous(isInner: Bool) {
    let outer = scene.pan("outer", on: scene.page)
    let inner = scene.pan("inner", on: scene.button)
    let rules = Rules()
    rules.simultaneously = { _ in true }
    (isInner ? inner : outer).delegate = rules
    scene.fingers.down(110, 110)
    scene.fingers.move(130, 110)
    scene.fingers.up(130, 110)
    #expect(
      scene.log.take() == [
        "button began", "button cancelled", "inner began", "outer began", "inner ended", "outer ended",
      ])
  }

  @Test("a pan that begins makes a tap fail, and a tap makes the pan fail")
  func tapAndPan() {
    _ = scene.tap(on: scene.page)
    let pan = scene.pan(on: scene.page)
    scene.fingers.tap(10, 10)
    scene.fingers.turn()
    #expect(pan.state == .possible)
    scene.fingers.down(10, 10)
    scene.fingers.move(20, 10)
    scene.fingers.up(20, 10)
    #expect(
      scene.log.take() == [
        "page began", "page cancelled", "tap ended", "page began", "page cancelled", "pan began", "pan ended",
      ])
  }

  @Test("a pan that waits for another begins if that fails", arguments: ["require", "waits", "holds back"])
  func failureRequirement(scenario: String) {
    let first = scene.pan("first", on: scene.button)
    let second = scene.pan("second", on: scene.page)
    let rules = Rules()
    switch scenario {
    case "require": second.require(toFail: first)
    case "waits":
      rules.waitsFor = { $0 === first }
      second.delegate = rules
    default:
      rules.holdsBack = { $0 === second }
      first.delegate = rules
    }
    first.minimumNumberOfTouches = 2
    scene.fingers.down(110, 110)
    scene.fingers.move(150, 110)
    #expect(second.state == .possible)
    first.isEnabled = false
    #expect(second.state == .began)
    scene.fingers.move(160, 110)
    scene.fingers.up(160, 110)
    #expect(scene.log.take().filter { $0.hasPrefix("second") } == ["second began", "second changed", "second ended"])
  }

  @Test("a pan that waits for another fails when that one begins, regardless of the delegates")
  func failureRequirementBroken() {
    let first = scene.pan("first", on: scene.button)
    let second = scene.pan("second", on: scene.page)
    let rules = Rules()
    rules.simultaneously = { _ in true }
    second.delegate = rules
    second.require(toFail: first)
    scene.fingers.down(110, 110)
    scene.fingers.move(150, 110)
    scene.fingers.up(150, 110)
    #expect(scene.log.take() == ["button began", "button cancelled", "first began", "first ended"])
  }

  @Test("a recognizer never gets a touch that its delegate refuses")
  func shouldReceive() {
    let pan = scene.pan(on: scene.page)
    let rules = Rules()
    rules.receives = { $0.view === scene.page }
    pan.delegate = rules
    scene.fingers.down(110, 110)
    scene.fingers.move(150, 110)
    scene.fingers.up(150, 110)
    #expect(scene.log.take() == ["button began", "button moved", "button ended"])
    scene.fingers.down(10, 10)
    scene.fingers.move(50, 10)
    #expect(pan.state == .began)
  }

  @Test("a pan on the page goes on if the button under the finger is removed; the button's own recognizer is reset")
  func viewLeaves() {
    _ = scene.pan("page", on: scene.page)
    let inner = scene.tap("inner", on: scene.button)
    inner.cancelsTouchesInView = false
    scene.fingers.down(110, 110)
    scene.button.removeFromSuperview()
    #expect(scene.log.take() == ["button began", "button cancelled"])
    scene.fingers.turn()
    #expect(inner.state == .possible)
    scene.fingers.move(150, 110)
    scene.fingers.up(150, 110)
    #expect(scene.log.take() == ["page began", "page ended"])
  }

  @Test("with cancelsTouchesInView of false, the view keeps its touch")
  func keepsTouches() {
    let pan = scene.pan(on: scene.page)
    pan.cancelsTouchesInView = false
    scene.fingers.down(110, 110)
    scene.fingers.move(150, 110)
    scene.fingers.up(150, 110)
    #expect(scene.log.take() == ["button began", "pan began", "button moved", "pan ended", "button ended"])
  }

  @Test("delaysTouchesBegan delays the touch until the gesture has failed")
  func delaysBegan() {
    let pan = scene.pan(on: scene.page)
    pan.delaysTouchesBegan = true
    scene.fingers.down(110, 110)
    scene.fingers.move(112, 110)
    #expect(scene.log.take() == [])
    scene.fingers.up(112, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
    scene.fingers.down(110, 110)
    scene.fingers.move(150, 110)
    scene.fingers.up(150, 110)
    #expect(scene.log.take() == ["pan began", "pan ended"])
  }
}
