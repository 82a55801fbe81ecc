import Testing
import UIKit

@Suite("Pan gesture recognizer:", .serialized) @MainActor struct PanTests {
  private let scene = Scene()

  @Test("a pan begins at ten points, follows, and ends; the button's touch is cancelled just before the action")
  func wholeLife() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(110, 110)
    scene.fingers.move(115, 110)
    scene.fingers.move(119, 110)
    #expect(pan.state == .possible)
    scene.fingers.move(125, 110)
    scene.fingers.move(140, 110)
    scene.fingers.up(140, 110)
    #expect(
      scene.log.take() == [
        "button began", "button moved", "button moved", "button cancelled", "pan began", "pan changed", "pan ended",
      ])
    #expect(pan.state == .ended)
    scene.fingers.turn()
    #expect(pan.state == .possible)
  }

  @Test("the ten points are not part of the translation, and setting it does not cause a jump")
  func translation() {
    let pan = scene.pan(on: scene.page)
    var seen: [CGPoint] = []
    scene.listener.onAction = { _ in seen.append(pan.translation(in: scene.page)) }
    scene.fingers.down(110, 110)
    scene.fingers.move(125, 110)
    scene.fingers.move(140, 120)
    pan.setTranslation(.zero, in: scene.page)
    scene.fingers.move(141, 122)
    #expect(seen == [CGPoint(x: 5, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 1, y: 2)])
  }

  @Test("a delegate that is asked whether the pan should begin sees the whole translation")
  func translationBefore() {
    let pan = scene.pan(on: scene.page)
    let rules = Rules()
    var seen: [CGPoint] = []
    rules.begins = { _ in
      seen.append(pan.translation(in: nil))
      return false
    }
    pan.delegate = rules
    scene.fingers.down(110, 110)
    scene.fingers.move(110, 120)
    scene.fingers.move(110, 140)
    scene.fingers.up(110, 140)
    #expect(seen == [CGPoint(x: 0, y: 10)])
    #expect(scene.log.take() == ["button began", "button moved", "button moved", "button ended"])
  }

  @Test("the velocity is the distance of the last 100 ms divided by their length, even at the lift")
  func velocity() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 10)
    for step in 1...20 { scene.fingers.move(10 + CGFloat(step) * 8, 10) }
    var atEnd = CGPoint.zero
    scene.listener.onAction = { _ in atEnd = pan.velocity(in: scene.page) }
    scene.fingers.up(170, 10)
    #expect(abs(atEnd.x - 500) < 0.001 && atEnd.y == 0)
  }

  @Test("a finger that rests before it is lifted leaves no velocity")
  func rest() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 10)
    for step in 1...20 { scene.fingers.move(10 + CGFloat(step) * 8, 10) }
    var atEnd = CGPoint(x: 1, y: 1)
    scene.listener.onAction = { _ in atEnd = pan.velocity(in: scene.page) }
    scene.fingers.up(170, 10, after: 0.2)
    #expect(atEnd == .zero)
  }

  @Test("a touch that the system cancels cancels the pan, and fails one that has not begun")
  func systemCancel() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 10)
    scene.fingers.send(.cancelled, 10, 10)
    #expect(pan.state == .failed)
    scene.fingers.down(10, 10)
    scene.fingers.move(50, 10)
    scene.fingers.send(.cancelled, 50, 10)
    #expect(
      scene.log.take() == [
        "page began", "page cancelled", "page began", "page cancelled", "pan began", "pan cancelled",
      ])
  }

  @Test("a second finger moves the center at half its speed; the pan ends with the last finger")
  func secondFinger() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 10)
    scene.fingers.move(20, 10)
    scene.fingers.down(300, 300, finger: 1)
    scene.fingers.move(320, 300, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 170, y: 155))
    scene.fingers.up(20, 10)
    scene.fingers.move(330, 300, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    scene.fingers.up(330, 300, finger: 1)
    #expect(
      scene.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("one finger too many fails a pan that has not begun, and has no effect on one that has")
  func maximum() {
    let pan = scene.pan(on: scene.page)
    pan.maximumNumberOfTouches = 1
    scene.fingers.down(10, 10)
    scene.fingers.down(300, 300, finger: 1)
    scene.fingers.move(60, 10)
    scene.fingers.up(60, 10)
    scene.fingers.up(300, 300, finger: 1)
    #expect(scene.log.take().filter { $0.hasPrefix("pan") } == [])
    scene.fingers.down(10, 10)
    scene.fingers.move(20, 10)
    scene.fingers.down(300, 300, finger: 1)
    scene.fingers.move(390, 300, finger: 1)
    scene.fingers.move(25, 10)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    scene.fingers.up(25, 10)
    #expect(scene.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
  }

  @Test("a pan that needs two fingers waits for the second")
  func minimum() {
    let pan = scene.pan(on: scene.page)
    pan.minimumNumberOfTouches = 2
    scene.fingers.down(10, 10)
    scene.fingers.move(60, 10)
    #expect(pan.state == .possible)
    scene.fingers.down(300, 300, finger: 1)
    scene.fingers.move(320, 300, finger: 1)
    #expect(pan.state == .began)
    scene.fingers.up(320, 300, finger: 1)
    scene.fingers.up(60, 10)
    #expect(scene.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test("disabling a pan in its own action cancels it; enabled again, it gets new touches only")
  func disabling() {
    let pan = scene.pan(on: scene.page)
    scene.listener.onAction = { recognizer in
      guard recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    scene.fingers.down(10, 10)
    scene.fingers.move(30, 10)
    scene.fingers.move(40, 10)
    scene.fingers.move(50, 10)
    scene.fingers.up(50, 10)
    #expect(scene.log.take() == ["page began", "page cancelled", "pan began", "pan changed", "pan cancelled"])
    scene.fingers.down(10, 10)
    scene.fingers.move(30, 10)
    #expect(pan.state == .began)
  }

  @Test("a delegate that disables the pan or removes its view keeps it from beginning", arguments: [true, false])
  func takenWhileAsked(_ isDisabled: Bool) {
    let pan = scene.pan(on: scene.page)
    let rules = Rules()
    rules.begins = { _ in
      if isDisabled { pan.isEnabled = false } else { scene.page.removeFromSuperview() }
      return true
    }
    pan.delegate = rules
    scene.fingers.down(110, 110)
    scene.fingers.move(140, 110)
    #expect(pan.state == .failed)
    scene.fingers.move(170, 110)
    scene.fingers.up(170, 110)
    #expect(scene.log.take().filter { $0.hasPrefix("pan") } == [])
  }

  @Test("with several samples in one frame, a finger moves once, to the last")
  func coalescing() {
    let pan = scene.pan(on: scene.page)
    scene.fingers.down(10, 10)
    let moves = [20, 30, 40].enumerated().map { index, x in
      TouchInput(
        id: 0, phase: .moved, location: CGPoint(x: x, y: 10),
        timestamp: scene.fingers.time + 0.004 * Double(index + 1))
    }
    UIApplication.shared.send(moves, in: scene.fingers.window)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(scene.log.take() == ["page began", "page cancelled", "pan began"])
  }
}
