import CSDL2
import Testing
import UIKit

@testable import WindowHost

@Suite("A key of the window") struct KeyStrokeTests {
  struct Row: Sendable {
    var symbol: SDL_KeyCode
    var scancode: SDL_Scancode
    var state: [SDL_Keymod] = []
    var expected: String
  }

  @Test(
    "has its UIKeyboardHIDUsage, its character, and its modifiers",
    arguments: [
      Row(symbol: SDLK_a, scancode: SDL_SCANCODE_A, expected: "keyboardA a 0"),
      Row(symbol: SDLK_1, scancode: SDL_SCANCODE_1, state: [KMOD_LGUI], expected: "keyboard1 1 8"),
      Row(symbol: SDLK_2, scancode: SDL_SCANCODE_2, state: [KMOD_RALT, KMOD_NUM], expected: "keyboard2 2 4"),
      Row(symbol: SDLK_TAB, scancode: SDL_SCANCODE_TAB, state: [KMOD_LCTRL, KMOD_RSHIFT], expected: "keyboardTab - 3"),
      Row(symbol: SDLK_LEFT, scancode: SDL_SCANCODE_LEFT, expected: "keyboardLeftArrow - 0"),
      Row(symbol: SDLK_KP_7, scancode: SDL_SCANCODE_KP_7, state: [KMOD_CAPS], expected: "keypad7 7 16+caps"),
      Row(symbol: SDLK_LSHIFT, scancode: SDL_SCANCODE_LSHIFT, state: [KMOD_LSHIFT], expected: "keyboardLeftShift - 1"),
      Row(symbol: SDLK_z, scancode: SDL_SCANCODE_Y, expected: "keyboardY z 0"),
      Row(symbol: SDLK_AC_BACK, scancode: SDL_SCANCODE_AC_BACK, expected: "nil"),
    ])
  func symbols(_ row: Row) {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(row.symbol.rawValue)
    event.key.keysym.scancode = row.scancode
    event.key.keysym.mod = UInt16(row.state.reduce(0) { $0 | $1.rawValue })
    guard case .key(let stroke)? = WindowEvent(event, wakeUpType: 0) else {
      #expect(row.expected == "nil")
      return
    }
    let flags = stroke.modifiers.subtracting(.alphaShift).rawValue >> 17
    let caps = stroke.modifiers.contains(.alphaShift) ? "+caps" : ""
    let character = stroke.character.isEmpty ? "-" : stroke.character
    #expect("\(stroke.usage) \(character) \(flags)\(caps)" == row.expected)
  }

  @Test("is reported when it goes down and up, but not when it repeats")
  func phases() {
    var notified: [Bool] = []
    for (type, count) in [(SDL_KEYDOWN, 0), (SDL_KEYDOWN, 1), (SDL_KEYUP, 0)] as [(SDL_EventType, UInt8)] {
      var event = SDL_Event()
      event.type = type.rawValue
      event.key.keysym.scancode = SDL_SCANCODE_A
      event.key.repeat = count
      if case .key(let stroke)? = WindowEvent(event, wakeUpType: 0) { notified.append(stroke.isDown) }
    }
    #expect(notified == [true, false])
  }

  @Test("has Command as a substitute for Option, unless Command is held as well")
  func standIn() {
    let rows: [(UIKeyModifierFlags, UIKeyModifierFlags?)] = [
      ([], nil), (.command, nil), (.alternate, .command), ([.alternate, .shift], [.command, .shift]),
      ([.alternate, .command], nil),
    ]
    for (held, expected) in rows {
      let stroke = KeyStroke(isDown: true, usage: .keyboard1, character: "1", modifiers: held)
      #expect(stroke.input(at: 1).standInModifiers == expected)
    }
  }
}
