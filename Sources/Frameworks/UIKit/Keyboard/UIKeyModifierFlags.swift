/// The modifier keys that are held. Raw values match the header's.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit for each modifier.
  public let rawValue: Int

  /// Modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option. On keyboards for other systems this is Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command. On keyboards for other systems this is the key with the logo.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// The modifiers that distinguish key commands.
  static let ofCommands: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}
