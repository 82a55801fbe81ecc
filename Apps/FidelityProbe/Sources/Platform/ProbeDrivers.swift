import UIKit

/// Makes drivers for tests that run on both systems.
public enum ProbeDrivers {
  /// `true` if there is a window to drive. On iOS, a package's tests run without an app and have none; those of the
  /// project FidelityProbe run inside its app.
  public static var haveWindow: Bool {
    #if os(Linux)
      return true
    #else
      return Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
    #endif
  }

  /// Makes a driver: on Linux for a window of its own, on iOS for the app's window. Returns nil if there is no window.
  @MainActor public static func make() -> (any ProbeDriver)? {
    #if os(Linux)
      return StageDriver()
    #else
      guard haveWindow else { return nil }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap(\.windows).first.map { LiveDriver(window: $0) }
    #endif
  }
}
