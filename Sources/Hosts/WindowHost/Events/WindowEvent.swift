import UIKit

/// An event of the window, in the window's own coordinates.
enum WindowEvent: Equatable {
  enum Phase { case down, moved, up }

  /// The left button, or the pointer while it is held down.
  case mouse(Phase, CGPoint)
  /// A finger on a touch screen. The location is from 0 to 1 across the window.
  case finger(Phase, id: Int64, CGPoint)
  /// The pointer while no button is down; nil if it has left the window.
  case hover(CGPoint?)
  case wheel(Wheel)
  /// A key that went down or up. A key that repeats while it is held is reported once.
  case key(KeyStroke)
  /// The size of the window or of its surface has changed.
  case resized
  /// The window's content was lost.
  case exposed
  case focus(Bool)
  /// `true` if a part of the window is visible.
  case shown(Bool)
  case close
  /// The main queue has work.
  case wakeUp
}

/// A movement of a wheel or on a trackpad.
struct Wheel: Equatable {
  /// The distance in notches, which may be fractions; positive to the right and away from the user.
  var notches: CGVector
  /// The location of the pointer.
  var position: CGPoint

  /// `true` if the device has no notches: only such a device reports fractions.
  var isFractional: Bool {
    notches.dx != notches.dx.rounded() || notches.dy != notches.dy.rounded()
  }
}

/// A key with its modifiers.
struct KeyStroke: Equatable {
  var isDown: Bool
  var usage: UIKeyboardHIDUsage
  /// The character that the key types without modifiers; empty if there is none.
  var character: String
  var modifiers: UIKeyModifierFlags

  /// Returns the input at a time, in seconds of the media clock. With modifiers, only letters have characters.
  func input(at time: TimeInterval) -> KeyInput {
    let isUpper = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return KeyInput(
      isDown: isDown, usage: usage, characters: isUpper ? character.uppercased() : character,
      plainCharacters: character, modifiers: modifiers, standInModifiers: standInModifiers, timestamp: time)
  }

  /// Desktops reserve the logo key, so Alt means Command if nothing handles it as Option.
  private var standInModifiers: UIKeyModifierFlags? {
    guard modifiers.contains(.alternate), !modifiers.contains(.command) else { return nil }
    return modifiers.subtracting(.alternate).union(.command)
  }
}
