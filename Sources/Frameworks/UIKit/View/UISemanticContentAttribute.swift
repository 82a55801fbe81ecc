/// The meaning of a view's content, which determines whether it is mirrored in a right-to-left interface. Raw values
/// are those of the header.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The layout direction of an interface. Raw values are those of the header.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
