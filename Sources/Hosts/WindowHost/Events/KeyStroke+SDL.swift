import CSDL2
import UIKit

extension KeyStroke {
  /// Creates a key stroke; nil if the key has no usage.
  init?(_ symbol: SDL_Keysym, isDown: Bool) {
    // SDL's scancodes are usages of the USB tables, as are Apple's codes.
    guard let usage = UIKeyboardHIDUsage(rawValue: Int(symbol.scancode.rawValue)) else { return nil }
    let isKeypad = (UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue)
      .contains(usage.rawValue)
    var modifiers = Self.modifiers(UInt32(symbol.mod))
    if isKeypad { modifiers.insert(.numericPad) }
    self.init(
      isDown: isDown, usage: usage, character: Self.character(symbol.sym, usage), modifiers: modifiers)
  }

  private static func modifiers(_ state: UInt32) -> UIKeyModifierFlags {
    let table: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
    return table.reduce(into: []) { flags, row in
      if state & row.0.rawValue != 0 { flags.insert(row.1) }
    }
  }

  /// Returns the character of a key, which is its symbol if it types something.
  private static func character(_ symbol: SDL_Keycode, _ usage: UIKeyboardHIDUsage) -> String {
    if let digit = keypad[usage] { return digit }
    guard symbol >= 0x20, symbol != 0x7f, symbol & Int32(SDLK_SCANCODE_MASK) == 0 else { return "" }
    return Unicode.Scalar(UInt32(symbol)).map { String(Character($0)) } ?? ""
  }

  private static let keypad: [UIKeyboardHIDUsage: String] = [
    .keypad1: "1", .keypad2: "2", .keypad3: "3", .keypad4: "4", .keypad5: "5", .keypad6: "6", .keypad7: "7",
    .keypad8: "8", .keypad9: "9", .keypad0: "0", .keypadPeriod: ".", .keypadSlash: "/", .keypadAsterisk: "*",
    .keypadHyphen: "-", .keypadPlus: "+",
  ]
}
