/// Methods that are called during a scene's life cycle. All requirements are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to connect. Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to enter the foreground, also before it becomes active for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Methods of the delegate of a scene that has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which the delegate retains.
  var window: UIWindow? { get set }

  /// Called when the user chooses a quick action while the scene is connected. Call the handler with true if it was
  /// performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Returns nil. A delegate that does not declare this property cannot store a window.
  public var window: UIWindow? {
    get { nil }
    set {
      if newValue != nil { fatalError("-[\(type(of: self)) setWindow:]: unrecognized selector sent to instance") }
    }
  }
  /// Reports that no action was performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
