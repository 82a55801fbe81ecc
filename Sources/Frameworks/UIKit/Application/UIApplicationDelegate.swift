/// Methods that are called during the application's life cycle. All requirements are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's main window, which the delegate retains.
  var window: UIWindow? { get set }

  /// Called when launching begins. Return true if the application can handle the launch options.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when launching is almost done. Create the window here. Return true if the application can handle the launch
  /// options.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before a scene is created. The returned configuration's `delegateClass` is the class of the scene's
  /// delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the application is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the application is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called when the application is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns nil. A delegate that does not declare this property cannot store a window.
  public var window: UIWindow? {
    get { nil }
    set {
      if newValue != nil { fatalError("-[\(type(of: self)) setWindow:]: unrecognized selector sent to instance") }
    }
  }

  /// Returns true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns the session's configuration. It names no class, because the application has no scene delegate.
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
