/// A key of a keyboard, as it was pressed.
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

  /// What the key would put into a text, with the modifiers that are held; for keys such as arrows one of the `input`
  /// constants of `UIKeyCommand`; empty for a modifier alone.
  open var characters: String { text }

  /// The same without the modifiers; letters are lower case.
  open var charactersIgnoringModifiers: String { plainText }

  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { held }

  /// The place of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { usage }
}
