/// Which modifier keys are held. Raw values are those of the header.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit for each modifier.
  public let rawValue: Int

  /// Modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option; on keyboards made for other systems Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command; on keyboards made for other systems the key with the logo.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the keypad's.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// The modifiers that tell one key command from another.
  static let ofCommands: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}
