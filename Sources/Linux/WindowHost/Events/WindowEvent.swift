import UIKit

/// What can happen to the window, in the window's own coordinates.
enum WindowEvent: Equatable {
  enum Phase { case down, moved, up }

  /// The left button, or the pointer while it is held down.
  case mouse(Phase, CGPoint)
  /// A finger on a touch screen; the place is from 0 to 1 across the window.
  case finger(Phase, id: Int64, CGPoint)
  /// The pointer, while no button is held; nil: it has left the window.
  case hover(CGPoint?)
  case wheel(Wheel)
  /// A key went down or up; keys that repeat while they are held are told once.
  case key(KeyStroke)
  /// The window or what is drawn into has another size.
  case resized
  /// What was shown is lost.
  case exposed
  case focus(Bool)
  /// Whether anything of the window can be seen.
  case shown(Bool)
  case close
  /// The main queue has work.
  case wakeUp
}

/// What a wheel or a trackpad does.
struct Wheel: Equatable {
  /// In notches, or in parts of them; positive to the right and away from the user.
  var notches: CGVector
  /// Where the pointer is.
  var place: CGPoint

  /// Whether it comes from a device without notches: only such a one says parts.
  var isFractional: Bool {
    notches.dx != notches.dx.rounded() || notches.dy != notches.dy.rounded()
  }
}

/// A key, and what was held with it.
struct KeyStroke: Equatable {
  var isDown: Bool
  var usage: UIKeyboardHIDUsage
  /// What the key writes without modifiers; empty for none.
  var character: String
  var modifiers: UIKeyModifierFlags

  /// The input at a time in seconds of the media clock. Of characters with modifiers only letters are known.
  func input(at time: TimeInterval) -> KeyInput {
    let isUpper = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return KeyInput(
      isDown: isDown, usage: usage, characters: isUpper ? character.uppercased() : character,
      plainCharacters: character, modifiers: modifiers, standInModifiers: standInModifiers, timestamp: time)
  }

  /// Desktops take the logo key for themselves: Alt is Command where it is not Option to anybody.
  private var standInModifiers: UIKeyModifierFlags? {
    guard modifiers.contains(.alternate), !modifiers.contains(.command) else { return nil }
    return modifiers.subtracting(.alternate).union(.command)
  }
}
