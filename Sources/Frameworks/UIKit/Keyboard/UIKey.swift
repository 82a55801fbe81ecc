/// A pressed key of a keyboard, with its modifiers.
@preconcurrency @MainActor open class UIKey: NSObject {
  private let text: String
  private let plainText: String
  private let held: UIKeyModifierFlags
  private let usage: UIKeyboardHIDUsage

  package init(
    keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    usage = keyCode
    text = characters
    plainText = charactersIgnoringModifiers
    held = modifierFlags
    super.init()
  }

  /// The characters that the key types with the held modifiers. For keys such as arrows, one of the `input` constants
  /// of `UIKeyCommand`. Empty for a modifier alone.
  open var characters: String { text }

  /// The characters without the modifiers. Letters are lowercase.
  open var charactersIgnoringModifiers: String { plainText }

  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { held }

  /// The position of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { usage }
}
