import Testing
import UIKit

@Suite("Touches:", .serialized) @MainActor struct TouchTests {
  private let scene = Scene()

  @Test("a view gets only the first of several touches unless isMultipleTouchEnabled is set", arguments: [false, true])
  func multipleTouch(isEnabled: Bool) {
    scene.page.isMultipleTouchEnabled = isEnabled
    scene.fingers.down(10, 10)
    scene.fingers.down(50, 50, finger: 1)
    scene.fingers.up(50, 50, finger: 1)
    scene.fingers.up(10, 10)
    let once = ["page began", "page ended"]
    let twice = ["page began", "page began", "page ended", "page ended"]
    #expect(scene.log.take() == (isEnabled ? twice : once))
  }

  @Test("while an exclusive view is touched, no other view receives touches, and vice versa")
  func exclusiveTouch() {
    scene.button.isExclusiveTouch = true
    scene.fingers.down(110, 110)
    scene.fingers.down(10, 10, finger: 1)
    scene.fingers.up(10, 10, finger: 1)
    scene.fingers.up(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
    scene.fingers.down(10, 10)
    scene.fingers.down(110, 110, finger: 1)
    scene.fingers.up(110, 110, finger: 1)
    scene.fingers.up(10, 10)
    #expect(scene.log.take() == ["page began", "page ended"])
  }

  @Test("quick taps in one place are counted; a pause, another place or a move ends the series")
  func tapCount() {
    let probe = Probe()
    scene.fingers.window.addGestureRecognizer(probe)
    scene.fingers.tap(10, 10)
    scene.fingers.tap(12, 10)
    scene.fingers.tap(12, 10, after: 0.5)
    scene.fingers.tap(200, 300)
    scene.fingers.down(200, 300)
    scene.fingers.move(220, 300)
    #expect(probe.counts == [1, 2, 1, 1, 2, 0])
  }

  @Test("each recognizer of two touched views gets an event once, with the touches that it tracks")
  func once() {
    let (inner, outer) = (Probe(), Probe())
    scene.button.addGestureRecognizer(inner)
    scene.fingers.window.addGestureRecognizer(outer)
    scene.fingers.down(110, 110)
    scene.fingers.down(10, 10, finger: 1)
    (inner.moves, outer.moves) = ([], [])
    let positions = [CGPoint(x: 112, y: 110), CGPoint(x: 12, y: 10)]
    let inputs = positions.enumerated().map {
      TouchInput(id: $0, phase: .moved, location: $1, timestamp: scene.fingers.time)
    }
    UIApplication.shared.send(inputs, in: scene.fingers.window)
    #expect(inner.moves == [1] && outer.moves == [2])
    #expect(inner.location(in: nil) == positions[0] && outer.location(in: nil) == CGPoint(x: 62, y: 60))
  }

  @Test("an event contains all touches; those that did not move are stationary")
  func event() {
    let probe = Probe()
    scene.fingers.window.addGestureRecognizer(probe)
    scene.fingers.down(10, 10)
    scene.fingers.down(110, 110, finger: 1)
    scene.fingers.move(20, 10)
    let event = probe.last
    #expect(event?.allTouches?.count == 2)
    #expect(event?.touches(for: scene.button)?.map(\.phase) == [.stationary])
    #expect(event?.touches(for: scene.page)?.map(\.phase) == [.moved])
    #expect(event?.touches(for: probe)?.count == 2)
    #expect(event?.touches(for: scene.fingers.window)?.count == 2)
    let touch = event?.touches(for: scene.page)?.first
    #expect(touch?.location(in: scene.button) == CGPoint(x: -80, y: -90))
    #expect(touch?.previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    #expect(event?.timestamp == scene.fingers.time && touch?.timestamp == scene.fingers.time)
    #expect(event?.type == .touches)
  }

  @Test("a touch that begins and ends in one frame sends two events")
  func downAndUpInOneFrame() {
    let position = CGPoint(x: 10, y: 10)
    UIApplication.shared.send(
      [
        TouchInput(id: 0, phase: .began, location: position, timestamp: 1),
        TouchInput(id: 0, phase: .ended, location: position, timestamp: 1.01),
      ], in: scene.fingers.window)
    #expect(scene.log.take() == ["page began", "page ended"])
  }

  @Test("samples of a touch that never began are ignored")
  func unknownFinger() {
    scene.fingers.move(10, 10)
    scene.fingers.up(10, 10)
    #expect(scene.log.take() == [])
  }
}

/// A gesture recognizer that records touches and never recognizes.
private final class Probe: UIGestureRecognizer {
  var counts: [Int] = []
  /// The number of touches in each call for moves.
  var moves: [Int] = []
  var last: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    counts += touches.map(\.tapCount)
    last = event
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moves.append(touches.count)
    counts += touches.map(\.tapCount)
    last = event
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }
}
