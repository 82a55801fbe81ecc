extension UIApplication {
  /// The states of an application between foreground and background. Raw values are those of the header.
  public enum State: Int, Sendable {
    /// In the foreground and receiving touches.
    case active = 0
    /// In the foreground, but interrupted, or in transition to another state.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// Posted after launching. The object of this and the following notifications is the application.
  public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted after a rotation has changed the status bar's frame. The old one is in the user info. Deprecated on Apple's
  /// systems: override `viewWillTransition(to:with:)`.
  public class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The key of a rectangle, an `NSValue`, in the user info of notifications of the status bar's frame.
  public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
  /// Posted when the application has become active.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the application is about to stop being active.
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the application has entered the background.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the application is about to enter the foreground.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when memory is low.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted when the application is about to terminate.
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}

extension UIApplication {
  /// Called by the host. Makes the application and all its scenes active.
  package func becomeActive() {
    for scene in scenes { scene.activate() }
    noteBecameActive()
  }

  /// Called by the host when something interrupts the application.
  package func resignActive() {
    for scene in scenes { scene.deactivate() }
    noteWillResignActive()
  }

  /// Called by the host when no part of the application is visible anymore.
  package func enterBackground() {
    for scene in scenes { scene.enterBackground() }
    noteEnteredBackground()
  }

  /// Called by the host when the application is visible again. It is not active yet.
  package func enterForeground() {
    for scene in scenes where scene.state == .background { scene.enterForeground() }
    noteWillEnterForeground()
  }

  /// The calls that release what can be created again when memory is low.
  static var memoryReleases: [() -> Void] = []

  /// Called by the host when memory is low. Notifies the delegate, then the observers, then all view controllers.
  package func warnOfMemory() {
    for release in Self.memoryReleases { release() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for controller in ControllerRegistry.all { controller.didReceiveMemoryWarning() }
  }

  /// Called by the host when the application terminates.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
