import UIKit

/// Shows the demo scene that a home screen quick action selected, in one window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.backgroundColor = .systemBackground
    window.rootViewController = (Scene.named(connectionOptions.shortcutItem?.type) ?? .tabs).make()
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let scene = Scene.named(shortcutItem.type)
    if let scene { window?.rootViewController = scene.make() }
    completionHandler(scene != nil)
  }
}
