import ContainerKit
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let container = ContainerViewController(viewControllers: [
      PageViewController("Today", .systemBlue),
      PageViewController("Search", .systemOrange),
      PageViewController("Settings", .systemGreen),
    ])

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
