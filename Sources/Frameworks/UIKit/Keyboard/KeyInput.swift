import Foundation

/// A key that goes down or up, reported by a host.
package struct KeyInput: Equatable, Sendable {
  /// `true` if the key goes down, `false` if it goes up.
  package var isDown: Bool
  package var usage: UIKeyboardHIDUsage
  /// The characters that the key types with and without the held modifiers; empty if it types none.
  package var characters: String
  package var plainCharacters: String
  package var modifiers: UIKeyModifierFlags
  /// Modifiers with which commands are searched after the held ones, for keyboards whose Command key is unavailable.
  package var standInModifiers: UIKeyModifierFlags?
  /// The time in seconds of the media clock.
  package var timestamp: TimeInterval

  /// Creates an input. A key's `commandInput` replaces its characters, which are empty by default.
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
  /// Sends a key to the key window.
  package func send(_ key: KeyInput) {
    guard let event = KeyDelivery.shared.event(for: key) else { return }
    sendEvent(event)
    KeyDelivery.shared.finish()
  }

  /// Cancels the keys that are down, because their key-up events will not arrive.
  package func cancelKeys(at time: TimeInterval) {
    guard let event = KeyDelivery.shared.cancellation(at: time) else { return }
    sendEvent(event)
    KeyDelivery.shared.finish()
  }
}
