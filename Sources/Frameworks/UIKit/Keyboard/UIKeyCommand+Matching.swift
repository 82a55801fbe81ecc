import QuartzCore

extension UIKeyCommand {
  /// Returns the action for a key; nil if the key or its modifiers do not match, or if the command is disabled.
  func action(for key: UIKey, isMirrored: Bool) -> Selector? {
    guard let input, let action, !input.isEmpty, !attributes.contains(.disabled) else { return nil }
    let wanted = isMirrored && allowsAutomaticMirroring ? Self.mirrored[input] ?? input : input
    guard wanted.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return nil }
    let held = key.modifierFlags.intersection(.ofCommands)
    if held == modifierFlags.intersection(.ofCommands) { return action }
    return alternates.first { $0.modifierFlags.intersection(.ofCommands) == held }?.action
  }

  /// The pairs in the header.
  private static let mirrored: [String: String] = {
    let pairs = [("[", "]"), ("{", "}"), ("(", ")"), ("<", ">"), (inputLeftArrow, inputRightArrow)]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()
}
