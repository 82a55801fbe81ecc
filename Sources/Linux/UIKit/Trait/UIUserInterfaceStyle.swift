/// The appearance of the interface. Screens of this module are light.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
