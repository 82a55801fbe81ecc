import Foundation

/// The only application object. It has the windows and the state, and dispatches events and actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  static var instance: UIApplication?
  /// Retains the delegate that `UIApplicationMain` made, because `delegate` does not.
  final var retainedDelegate: (any UIApplicationDelegate)?
  final var state = State.inactive
  final weak var key: UIWindow?
  final var visibleWindows: [WindowReference] = []
  final var direction = UIUserInterfaceLayoutDirection.leftToRight
  final var scenes: [UIScene] = []
  final var firstScene: UIWindowScene?
  final var ignoringCount = 0

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
  /// (That touches in progress continue is a guess.)
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
  open var statusBarFrame: CGRect {
    guard let key, !isStatusBarHidden else { return .zero }
    let height = key.screenSafeAreaInsets.top
    return height > 0 ? CGRect(x: 0, y: 0, width: key.bounds.width, height: height) : .zero
  }
  /// The interface orientation of the key window's scene; portrait without one (a guess). Setting it has no effect, as
  /// on Apple's systems if view controllers decide. Deprecated there: a window scene has `interfaceOrientation`.
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

/// A weak reference to a window.
@MainActor struct WindowReference {
  weak var window: UIWindow?
}
