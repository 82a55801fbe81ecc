/// How far colours are to be apart. Raw values are those of the header.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As far as they are.
  case normal = 0
  /// Further.
  case high = 1
}
