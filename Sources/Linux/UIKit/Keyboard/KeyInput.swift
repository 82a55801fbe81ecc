import Foundation

/// A key that goes down or up, from a host.
package struct KeyInput: Equatable, Sendable {
  /// Whether the key goes down; otherwise up.
  package var isDown: Bool
  package var usage: UIKeyboardHIDUsage
  /// What the key writes with the modifiers that are held, and without; empty where it writes nothing.
  package var characters: String
  package var plainCharacters: String
  package var modifiers: UIKeyModifierFlags
  /// Modifiers that commands are looked for with after those that are held: for a keyboard whose Command is out of reach.
  package var standInModifiers: UIKeyModifierFlags?
  /// In seconds of the media clock.
  package var timestamp: TimeInterval

  /// Nil for characters: what the key is called in a key command, or else nothing.
  package init(
    isDown: Bool, usage: UIKeyboardHIDUsage, characters: String? = nil, plainCharacters: String? = nil,
    modifiers: UIKeyModifierFlags = [], standInModifiers: UIKeyModifierFlags? = nil, timestamp: TimeInterval
  ) {
    self.isDown = isDown
    self.usage = usage
    self.plainCharacters = usage.commandInput ?? plainCharacters ?? ""
    self.characters = usage.commandInput ?? characters ?? self.plainCharacters
    self.modifiers = modifiers
    self.standInModifiers = standInModifiers
    self.timestamp = timestamp
  }
}

extension KeyInput {
  @MainActor func key(with modifiers: UIKeyModifierFlags) -> UIKey {
    UIKey(
      keyCode: usage, characters: characters, charactersIgnoringModifiers: plainCharacters, modifierFlags: modifiers)
  }
}

extension UIApplication {
  /// Takes a key to the key window.
  package func send(_ key: KeyInput) {
    guard let event = KeyDelivery.shared.event(for: key) else { return }
    sendEvent(event)
    KeyDelivery.shared.finish()
  }

  /// Nobody will say when the keys that are down go up.
  package func cancelKeys(at time: TimeInterval) {
    guard let event = KeyDelivery.shared.cancellation(at: time) else { return }
    sendEvent(event)
    KeyDelivery.shared.finish()
  }
}
