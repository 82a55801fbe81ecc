/// Hears of a scene's life. All requirements are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to connect. Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// The scene was taken away.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to leave the background, or to become active for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene has gone to the background.
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

/// Hears of the life of a scene that has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, for the delegate to keep.
  var window: UIWindow? { get set }

  /// Called when the user chooses a quick action while the scene is connected. Call the handler with true if it was
  /// performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// A delegate that declares no window keeps none.
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
