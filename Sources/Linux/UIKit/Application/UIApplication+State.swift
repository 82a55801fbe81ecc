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
  /// Posted when the application is about to end.
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}

extension UIApplication {
  /// For the host: the application starts. The delegate hears of it first, then the observers.
  package func launch(options: [LaunchOptionsKey: Any] = [:]) {
    let options = options.isEmpty ? nil : options
    state = .inactive
    _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    becomeActive()
  }

  /// For the host: the application is in front and hears touches.
  package func becomeActive() {
    guard state != .active else { return }
    if state == .background { enterForeground() }
    state = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  /// For the host: something comes between the application and its user.
  package func resignActive() {
    guard state == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    state = .inactive
  }

  /// For the host: the application is not seen any more.
  package func enterBackground() {
    guard state != .background else { return }
    resignActive()
    state = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// For the host: the application is seen again; it is not active yet.
  package func enterForeground() {
    guard state == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    state = .inactive
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
