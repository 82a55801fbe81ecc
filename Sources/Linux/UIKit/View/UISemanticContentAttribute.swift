/// What a view's content means, which decides whether it is mirrored where the interface runs from right to left.
/// Raw values are those of the header.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the interface.
  case unspecified = 0
  /// Controls of a player: never mirrored.
  case playback = 1
  /// Controls that mean directions in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The direction that an interface runs in. Raw values are those of the header.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
