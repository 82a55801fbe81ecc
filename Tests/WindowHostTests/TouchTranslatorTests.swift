import Testing
import UIKit

@testable import WindowHost

@MainActor
@Suite("Touches from a mouse and fingers", .serialized) struct TouchTranslatorTests {
  @Test("have locations in points of the window, and the times of their events")
  func touches() {
    var translator = TouchTranslator()
    translator.windowSize = CGSize(width: 400, height: 800)
    translator.pointsPerCoordinate = 0.5
    let events: [(event: WindowEvent, time: TimeInterval)] = [
      (.mouse(.down, CGPoint(x: 100, y: 60)), 1), (.mouse(.moved, CGPoint(x: 90, y: 60)), 2),
      (.finger(.down, id: 7, CGPoint(x: 0.25, y: 0.5)), 3), (.mouse(.up, CGPoint(x: 80, y: 60)), 4),
      (.finger(.moved, id: 7, CGPoint(x: 0.5, y: 0.5)), 5), (.finger(.up, id: 7, CGPoint(x: 1, y: 1)), 6),
    ]
    let lines = events.compactMap { translator.touch($0.event, at: $0.time) }.map(line)
    #expect(
      lines == [
        "mouse began 50 30 at 1", "mouse moved 45 30 at 2", "7 began 100 400 at 3", "mouse ended 40 30 at 4",
        "7 moved 200 400 at 5", "7 ended 400 800 at 6",
      ])
  }

  @Test("do not exist before the press and after the release")
  func strays() {
    var translator = TouchTranslator()
    translator.windowSize = CGSize(width: 100, height: 100)
    let events: [WindowEvent] = [
      .mouse(.moved, .zero), .mouse(.up, .zero), .finger(.moved, id: 1, .zero), .finger(.up, id: 1, .zero),
      .mouse(.down, .zero), .mouse(.up, .zero), .mouse(.up, .zero), .mouse(.moved, .zero),
    ]
    #expect(
      events.compactMap { translator.touch($0, at: 1) }.map(line) == ["mouse began 0 0 at 1", "mouse ended 0 0 at 1"])
  }

  @Test("are cancelled once, at their last locations")
  func cancelling() {
    var translator = TouchTranslator()
    translator.windowSize = CGSize(width: 100, height: 100)
    let events: [WindowEvent] = [
      .mouse(.down, CGPoint(x: 1, y: 2)), .mouse(.moved, CGPoint(x: 3, y: 4)),
      .finger(.down, id: 2, CGPoint(x: 0.5, y: 0.5)), .finger(.down, id: 3, .zero), .finger(.up, id: 3, .zero),
    ]
    for event in events { _ = translator.touch(event, at: 1) }
    #expect(translator.cancelAll(at: 9).map(line) == ["mouse cancelled 3 4 at 9", "2 cancelled 50 50 at 9"])
    #expect(translator.cancelAll(at: 9).isEmpty)
    #expect(translator.touch(.mouse(.up, .zero), at: 10) == nil)
  }

  @Test("do not come from other events")
  func others() {
    var translator = TouchTranslator()
    let events: [WindowEvent] = [
      .key(KeyStroke(isDown: true, usage: .keyboardLeftArrow, character: "", modifiers: [])), .resized, .exposed,
      .focus(false), .shown(false), .close, .wakeUp,
    ]
    #expect(events.compactMap { translator.touch($0, at: 1) }.isEmpty)
  }

  private func line(_ touch: TouchInput) -> String {
    let subject = touch.id == TouchTranslator.mouse ? "mouse" : "\(touch.id)"
    let position = String(format: "%g %g at %g", touch.location.x, touch.location.y, touch.timestamp)
    return "\(subject) \(touch.phase) \(position)"
  }
}
