import UIKit

/// Shows the list of scenes in one window, or the scene that a home screen quick action selected. Such a scene fills the
/// window; the Escape key shows the list.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let list = SceneListViewController()
  private lazy var navigation = UINavigationController(rootViewController: list)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = DemoWindow(windowScene: windowScene)
    window.backgroundColor = .systemBackground
    window.onEscape = { [unowned self] in showList() }
    self.window = window
    if !show(sceneNamed: connectionOptions.shortcutItem?.type) { window.rootViewController = navigation }
    window.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(show(sceneNamed: shortcutItem.type))
  }

  /// Fills the window with a scene. Returns true if there is a scene of that name.
  private func show(sceneNamed name: String?) -> Bool {
    guard let scene = Scene.named(name) else { return false }
    window?.rootViewController = scene.makeRoot()
    window?.windowScene?.title = scene.title
    return true
  }

  private func showList() {
    guard window?.rootViewController !== navigation else { return list.showList() }
    navigation.popToRootViewController(animated: false)
    window?.rootViewController = navigation
  }
}
