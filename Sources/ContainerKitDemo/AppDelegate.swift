import UIKit

/// The demo: one window, and in it one scene. The scenes are the app's home screen quick actions.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = Scene.all.map(\.shortcutItem)
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = (Scene.named(item?.type) ?? .tabs).make()
    window.makeKeyAndVisible()
    self.window = window
    return item == nil  // false: the action has been performed, so that it is not performed again
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let scene = Scene.named(shortcutItem.type)
    if let scene { window?.rootViewController = scene.make() }
    completionHandler(scene != nil)
  }
}
