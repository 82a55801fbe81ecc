import UIKit

extension Stage {
  /// Presses a key and lets it go, in the next frame or the first at or after `time`. Only puts the key down: run the frame.
  ///
  /// - Parameters:
  ///   - usage: The key.
  ///   - text: What the key writes without modifiers; nil for keys such as arrows.
  ///   - modifiers: What is held down meanwhile.
  ///   - time: Seconds since the stage began; nil is the next frame's.
  public func press(
    _ usage: UIKeyboardHIDUsage, _ text: String? = nil, modifiers: UIKeyModifierFlags = [],
    at time: TimeInterval? = nil
  ) {
    key(usage, isDown: true, text, modifiers: modifiers, at: time)
    key(usage, isDown: false, text, modifiers: modifiers, at: time)
  }

  /// One of the two.
  package func key(
    _ usage: UIKeyboardHIDUsage, isDown: Bool, _ text: String? = nil, modifiers: UIKeyModifierFlags = [],
    at time: TimeInterval? = nil
  ) {
    let time = time ?? nextTime
    let input = KeyInput(
      isDown: isDown, usage: usage, plainCharacters: text, modifiers: modifiers,
      timestamp: mediaTime(at: time))
    schedule(at: time) { UIApplication.shared.send(input) }
  }
}
