import CSDL2
import Testing
import UIKit

@testable import WindowHost

@MainActor @Suite("Wheel and pointer events of the window:") struct WheelTests {
  private func event(_ x: Float, _ y: Float, shift: Bool = false) -> WindowEvent? {
    var event = SDL_Event()
    event.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    (event.wheel.mouseX, event.wheel.mouseY) = (30, 40)
    return WindowEvent(event, wakeUpType: 0, held: shift ? KMOD_LSHIFT : KMOD_NONE)
  }

  @Test("a wheel scrolls horizontally with Shift, and without it if the device reports horizontal notches")
  func events() {
    let position = CGPoint(x: 30, y: 40)
    let expected = [CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 2, dy: 0)].map {
      WindowEvent.wheel(Wheel(notches: $0, position: position))
    }
    #expect([event(0, 1), event(0, 1, shift: true), event(2, 0, shift: true)] == expected)
  }

  @Test("horizontal notches move the content the opposite way, and vertical ones the same way")
  func notches() {
    var translator = WheelTranslator()
    translator.pointsPerCoordinate = 0.5
    let input = translator.input(Wheel(notches: CGVector(dx: 1, dy: -2), position: CGPoint(x: 30, y: 40)), at: 3)
    #expect(
      input.type == .discrete && input.delta == CGPoint(x: -48, y: -96) && input.location == CGPoint(x: 15, y: 20))
    #expect(input.timestamp == 3 && translator.deadline == nil && translator.end(at: 9) == nil)
  }

  @Test("a fraction of a notch starts trackpad scrolling, which ends after a time without events")
  func parts() {
    var translator = WheelTranslator()
    var lines: [String] = []
    func note(_ input: ScrollInput?) {
      lines.append(input.map { "\($0.type) \($0.phase) \($0.delta.x) at \($0.timestamp)" } ?? "-")
    }
    for (dx, time) in [(0.25, 1), (1, 1.0625), (-0.5, 1.125)] as [(CGFloat, TimeInterval)] {
      note(translator.input(Wheel(notches: CGVector(dx: dx, dy: 0), position: .zero), at: time))
    }
    #expect(translator.deadline == 1.225)
    note(translator.end(at: 1.2))
    note(translator.end(at: 1.25))
    note(translator.end(at: 1.3))
    note(translator.input(Wheel(notches: CGVector(dx: 0.5, dy: 0), position: .zero), at: 2))
    note(translator.cancel(at: 2.5))
    note(translator.cancel(at: 2.5))
    #expect(
      lines == [
        "continuous began -2.5 at 1.0", "continuous moved -10.0 at 1.0625", "continuous moved 5.0 at 1.125", "-",
        "continuous ended 0.0 at 1.125", "-", "continuous began -5.0 at 2.0", "continuous cancelled 0.0 at 2.5", "-",
      ])
  }

  @Test("a pointer without a pressed button hovers, until it leaves the window")
  func hover() {
    var motion = SDL_Event()
    motion.type = SDL_MOUSEMOTION.rawValue
    (motion.motion.x, motion.motion.y) = (5, 6)
    var leave = SDL_Event()
    leave.type = SDL_WINDOWEVENT.rawValue
    leave.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
    #expect(
      [motion, leave].map { WindowEvent($0, wakeUpType: 0, held: KMOD_NONE) } == [
        .hover(CGPoint(x: 5, y: 6)), .hover(nil),
      ])
  }
}
