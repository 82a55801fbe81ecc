extension UIApplication {
  /// Where the application is between front and background. Raw values are those of the header.
  public enum State: Int, Sendable {
    /// In front, hearing touches.
    case active = 0
    /// In front, but interrupted, or on the way.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// Posted after launching. The object of this and the following ones is the application.
  public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the application became active.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the application is about to stop being active.
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the application went to the background.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the application is about to leave the background.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when memory is short.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted when the application is about to end.
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}

extension UIApplication {
  /// Called by the host when the application starts. Notifies the delegate, then the observers, and then connects the
  /// scene.
  package func launch(options: [LaunchOptionsKey: Any] = [:]) {
    let given = options.isEmpty ? nil : options
    state = .inactive
    _ = delegate?.application(self, willFinishLaunchingWithOptions: given)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: given)
    post(Self.didFinishLaunchingNotification)
    connectScene(shortcutItem: options[.shortcutItem] as? UIApplicationShortcutItem)
    becomeActive()
  }

  /// For the host: the application with all its scenes is in front and hears touches.
  package func becomeActive() {
    for scene in scenes { scene.activate() }
    noteBecameActive()
  }

  /// For the host: something comes between the application and its user.
  package func resignActive() {
    for scene in scenes { scene.deactivate() }
    noteWillResignActive()
  }

  /// For the host: nothing of the application is seen any more.
  package func enterBackground() {
    for scene in scenes { scene.enterBackground() }
    noteEnteredBackground()
  }

  /// For the host: the application is seen again; it is not active yet.
  package func enterForeground() {
    for scene in scenes where scene.state == .background { scene.enterForeground() }
    noteWillEnterForeground()
  }

  /// For the host: memory is short. The delegate hears of it, then the observers, then every view controller there is.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for controller in ControllerRegistry.all { controller.didReceiveMemoryWarning() }
  }

  /// For the host: the application ends.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What becomes of the application when its scenes change: it is active while one of them is, and in the background
/// when all of them are. Its delegate is not told where scenes have delegates (documented).
extension UIApplication {
  private var toldDelegate: (any UIApplicationDelegate)? {
    scenes.contains { $0.delegate != nil } ? nil : delegate
  }

  func noteBecameActive() {
    guard state != .active else { return }
    noteWillEnterForeground()
    state = .active
    toldDelegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  func noteWillResignActive() {
    guard state == .active else { return }
    toldDelegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    state = .inactive
  }

  func noteEnteredBackground() {
    guard state != .background else { return }
    noteWillResignActive()
    state = .background
    toldDelegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  func noteWillEnterForeground() {
    guard state == .background else { return }
    toldDelegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    state = .inactive
  }
}
