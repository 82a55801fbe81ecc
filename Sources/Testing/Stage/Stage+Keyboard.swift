import UIKit

extension Stage {
  /// Adds a press of a key that is released at once, in the next frame or the first at or after a time. It is delivered
  /// when you run the frame.
  ///
  /// - Parameters:
  ///   - usage: The key.
  ///   - text: The text that the key inserts without modifiers; nil for keys such as arrows.
  ///   - modifiers: The modifier keys that are down.
  ///   - time: Seconds since the stage began; nil for the next frame.
  public func press(
    _ usage: UIKeyboardHIDUsage, _ text: String? = nil, modifiers: UIKeyModifierFlags = [],
    time: TimeInterval? = nil
  ) {
    key(usage, isDown: true, text, modifiers: modifiers, time: time)
    key(usage, isDown: false, text, modifiers: modifiers, time: time)
  }

  /// Adds a key that goes down or up.
  package func key(
    _ usage: UIKeyboardHIDUsage, isDown: Bool, _ text: String? = nil, modifiers: UIKeyModifierFlags = [],
    time: TimeInterval? = nil
  ) {
    let time = time ?? nextTime
    let input = KeyInput(
      isDown: isDown, usage: usage, plainCharacters: text, modifiers: modifiers,
      timestamp: mediaTime(at: time))
    schedule(time: time) { UIApplication.shared.send(input) }
  }
}
