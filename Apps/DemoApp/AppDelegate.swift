import UIKit

/// The demo as an app: a list of its scenes, which are compiled into it from Sources/ContainerKitDemo.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The home screen shows the first four.
    application.shortcutItems = Scene.all.map(\.shortcutItem)
    return true
  }
}
