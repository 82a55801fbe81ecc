/// Hears of the application's life. All requirements are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's main window, for the delegate to keep.
  var window: UIWindow? { get set }

  /// Launching has begun. The answer says whether the application can handle what it was launched for.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Launching is almost done: the place to make a window. The answer says whether the application can handle what it
  /// was launched for.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when a scene is about to be made. The returned configuration's `delegateClass` becomes its delegate's
  /// class.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// The application has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// A delegate that declares no window keeps none.
  public var window: UIWindow? {
    get { nil }
    set {
      if newValue != nil { fatalError("-[\(type(of: self)) setWindow:]: unrecognized selector sent to instance") }
    }
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns the session's configuration, which names no class: the application has no scene delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
