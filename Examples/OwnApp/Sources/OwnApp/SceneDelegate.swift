import ContainerKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }

    let today = PageViewController(title: "Today", color: .systemIndigo)
    let settings = PageViewController(title: "设置", color: .systemTeal)
    settings.containerTabItem.badgeValue = "1"

    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ContainerViewController(viewControllers: [today, settings])
    window.makeKeyAndVisible()
    self.window = window
  }
}
