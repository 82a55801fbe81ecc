import UIKit

/// An application that publishes no home screen quick actions, or those that it is given, which all show the same.
@MainActor enum PlainApp {
  private static var quickActions: [UIApplicationShortcutItem]?
  private static var makeRoot: () -> UIViewController = { UIViewController() }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      application.shortcutItems = PlainApp.quickActions
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = PlainApp.makeRoot()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  /// Runs `body` while this is the application.
  ///
  /// - Parameters:
  ///   - scripts: The names of its quick actions, with their scripts.
  ///   - root: Returns the root view controller of its window each time that it is launched.
  static func with(
    scripts: KeyValuePairs<String, String> = [:], root: @escaping () -> UIViewController, _ body: () throws -> Void
  ) rethrows {
    let delegate = AppDelegate()
    makeRoot = root
    quickActions = scripts.map { name, script in
      UIApplicationShortcutItem(
        type: name, localizedTitle: name, localizedSubtitle: nil, icon: nil, userInfo: ["script": script as NSString])
    }
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    try body()
  }

  /// `true` if a scene of it is connected.
  static var isConnected: Bool { UIApplication.shared.connectedScenes.contains { $0.delegate is SceneDelegate } }
}
