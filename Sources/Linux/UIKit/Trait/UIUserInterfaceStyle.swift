/// The appearance of the interface. The screen is light, unless the host says that it is dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
