import Foundation

/// The only application object. It has the windows and the state, and dispatches events and actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static var instance: UIApplication?
  /// Retains the delegate that `UIApplicationMain` made, because `delegate` does not.
  private final var retainedDelegate: (any UIApplicationDelegate)?
  private(set) final var state = State.inactive
  private(set) final weak var key: UIWindow?
  private final var visibleWindows: [WindowReference] = []
  private final var direction = UIUserInterfaceLayoutDirection.leftToRight
  private(set) final var scenes: [UIScene] = []
  private final var firstScene: UIWindowScene?
  private final var ignoringCount = 0

  /// The application, created on first access.
  open class var shared: UIApplication {
    if let instance { return instance }
    let new = UIApplication()
    instance = new
    return new
  }

  /// The object that is notified of the application's life-cycle events. Not retained.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  /// The application's current state between foreground and background.
  open var applicationState: State { state }
  /// The connected scenes. Windows without a scene share one, which connects when the first of them is shown.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The visible windows, from back to front.
  open var windows: [UIWindow] { orderedWindows }
  /// The visible window that was made key last.
  open var keyWindow: UIWindow? { key }
  /// The layout direction of the application's interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
  /// The quick actions with which a host can launch the application.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Dispatches an event to the windows of its touches. Each event arrives here first.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
  /// Calls `action` on `target` with `sender`. If `target` is nil, the responder chain is searched for a responder that
  /// handles it, from the first responder or, without one, from the sender. Returns true if the action was handled.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, target: target, sender: sender, event: event)
  }
  /// Ignores new touches in all windows until `endIgnoringInteractionEvents()` has been called as often as this method.
  /// (That touches in progress continue is a guess: app-22b.)
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Balances one call of `beginIgnoringInteractionEvents()`. Without one, it does nothing.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Returns true if another application can open the URL. Always false, because there is none here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens the URL in another application. There is none here: `completion` gets `false`, later on the main queue.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    answerThatNothingOpens(completion)
  }
  /// Opens the URL in another application, and returns true if it was opened. There is none here: returns false.
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  /// Returns immediately what `open(_:options:completionHandler:)` reports: false. Deprecated on Apple's systems.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  /// Returns the orientations for view controllers that do not specify theirs. The application has no list of its own
  /// here: all but upside down on a phone, otherwise all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let traits = (window ?? key)?.traitCollection ?? UIScreen.main.traitCollection
    return traits.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  /// The status bar's frame, in the coordinates of the key window, which has to be in portrait on Apple's systems. As
  /// wide as the window and as high as the screen's top safe area inset. Empty if that is 0 or the bar is hidden.
  /// (A guess: app-23.)
  open var statusBarFrame: CGRect {
    guard let key, !isStatusBarHidden else { return .zero }
    let height = key.screenSafeAreaInsets.top
    return height > 0 ? CGRect(x: 0, y: 0, width: key.bounds.width, height: height) : .zero
  }
  /// The interface orientation of the key window's scene; portrait without one (a guess: app-32). Setting it has no
  /// effect, as on Apple's systems if view controllers decide. Deprecated there: a window scene has
  /// `interfaceOrientation`.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { key?.windowScene?.interfaceOrientation ?? .portrait }
    set {}
  }
  /// A Boolean value that indicates whether the key window's controllers hide the status bar. Setting it has no effect,
  /// as on Apple's systems if view controllers decide.
  open var isStatusBarHidden: Bool {
    get { key?.chrome.isStatusBarHidden ?? false }
    set {}
  }

  /// The delegate, if it is a responder, but not a view, a view controller, or an application object (documented).
  open override var next: UIResponder? {
    switch delegate {
    case is UIView, is UIViewController, is UIApplication: nil
    default: delegate as? UIResponder
    }
  }
}

// MARK: Its parts

extension UIApplication {
  /// Makes the only application, of the class that an executable names.
  static func make(_ type: UIApplication.Type) { instance = Instantiation.make(type) }

  /// Sets a delegate that nothing else retains.
  func retain(_ delegate: any UIApplicationDelegate) {
    retainedDelegate = delegate
    self.delegate = delegate
  }

  func add(_ scene: UIScene) { scenes.append(scene) }
  func remove(_ scene: UIScene) { scenes.removeAll { $0 === scene } }
}

/// The application's state, which follows its scenes: it is active while one of them is, and in the background when all
/// of them are. The application's delegate is not called if a scene has a delegate (documented).
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

  private var notifiedDelegate: (any UIApplicationDelegate)? {
    scenes.contains { $0.delegate != nil } ? nil : delegate
  }

  func noteBecameActive() {
    guard state != .active else { return }
    noteWillEnterForeground()
    state = .active
    notifiedDelegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  func noteWillResignActive() {
    guard state == .active else { return }
    notifiedDelegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    state = .inactive
  }

  func noteEnteredBackground() {
    guard state != .background else { return }
    noteWillResignActive()
    state = .background
    notifiedDelegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  func noteWillEnterForeground() {
    guard state == .background else { return }
    notifiedDelegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    state = .inactive
  }
}

// MARK: Windows

extension UIApplication {
  var orderedWindows: [UIWindow] {
    let windows = visibleWindows.compactMap(\.window)
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  func note(visible window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(WindowReference(window: window))
    if window.windowScene == nil { window.windowScene = sharedScene }
  }

  /// The scene of windows that were not given one. It is created again if it has been disconnected.
  private var sharedScene: UIWindowScene {
    if let firstScene, firstScene.state != .unattached { return firstScene }
    let scene = UIWindowScene.connected()
    firstScene = scene
    return scene
  }

  func note(hidden window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    if let scene = window.windowScene, scene.lastKey === window {
      scene.lastKey = orderedWindows.last { $0.windowScene === scene && $0.canBecomeKey }
    }
    guard key === window else { return }
    resignKey(window)
    if let fallback = orderedWindows.last(where: \.canBecomeKey) { makeKey(fallback) }
  }

  func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    if let old = key { resignKey(old) }
    key = window
    window.windowScene?.lastKey = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func resignKey(_ window: UIWindow) {
    key = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  /// Sets the interface's layout direction. Called by the host and tests.
  package func configure(layoutDirection: UIUserInterfaceLayoutDirection) {
    direction = layoutDirection
    UIScreen.main.updateTraits()
  }
}

/// A weak reference to a window.
@MainActor struct WindowReference {
  weak var window: UIWindow?
}
