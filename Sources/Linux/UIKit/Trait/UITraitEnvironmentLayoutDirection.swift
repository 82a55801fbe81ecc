/// The direction that text and controls run in. Raw values are those of the header.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
