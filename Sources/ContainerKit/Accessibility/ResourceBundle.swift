import Foundation

/// The bundle with the package's localized strings.
@MainActor enum ResourceBundle {
  private final class Code {}

  /// Nil if an app does not contain the bundle, for example because it compiles the sources without it. `Bundle.module` would
  /// stop the app then.
  static let current: Bundle? = {
    // An app or a test, the framework in which an app has put the package, and a program on Linux.
    let places = [Bundle.main.resourceURL, Bundle(for: Code.self).resourceURL, Bundle.main.bundleURL]
    for place in places {
      for suffix in ["bundle", "resources"] {
        let url = place?.appendingPathComponent("ContainerKit_ContainerKit").appendingPathExtension(suffix)
        if let bundle = url.flatMap(Bundle.init(url:)) { return bundle }
      }
    }
    return nil
  }()
}
