import Foundation

/// The one application: its windows, its state, and the way of events and actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  static var instance: UIApplication?
  /// Keeps what `UIApplicationMain` made: `delegate` does not.
  final var retainedDelegate: (any UIApplicationDelegate)?
  final var state = State.inactive
  final weak var key: UIWindow?
  final var visibleWindows: [WindowReference] = []
  final var direction = UIUserInterfaceLayoutDirection.leftToRight
  final var scenes: [UIScene] = []
  final var firstScene: UIWindowScene?
  final var ignoringCount = 0

  /// The application, made when first asked for.
  open class var shared: UIApplication {
    if let instance { return instance }
    let new = UIApplication()
    instance = new
    return new
  }

  /// Hears of the application's life. Not retained.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  /// Whether the application is in front and hears touches.
  open var applicationState: State { state }
  /// The scenes that are there. Windows that were given none share one, which comes with the first of them.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The windows that are visible, the one at the back first.
  open var windows: [UIWindow] { orderedWindows }
  /// The window that was made key last and is visible.
  open var keyWindow: UIWindow? { key }
  /// The direction that the application's interface runs in.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
  /// What a host offers to start the application with.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Takes an event to the windows of its touches. Events come here first.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
  /// Calls `action` on `target` with `sender`. Without a target the first responder, or else what is at the front of
  /// the sender's chain, and those up the chain are asked who handles it. Answers whether it was handled.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, target: target, sender: sender, event: event)
  }
  /// No window hears of new touches until `endIgnoringInteractionEvents()` was called as often as this. (That touches which
  /// are under way go on is a guess.)
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Takes back one `beginIgnoringInteractionEvents()`; without one it does nothing.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Whether another application takes the address. False: there is none here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Hands the address to another application. There is none here: `completion` hears `false`, later on the main queue.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    answerThatNothingOpens(completion)
  }
  /// Hands the address to another application, and answers whether one was opened. There is none here: false.
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  /// As `open(_:options:completionHandler:)`, with the answer at once: false. Deprecated on Apple's systems.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  /// How an interface may stand where its controllers do not say. There is no list of the application's here: on a phone
  /// not on its head, otherwise every way.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let traits = (window ?? key)?.traitCollection ?? UIScreen.main.traitCollection
    return traits.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  /// Where the status bar is, in the coordinates of the key window, which has to be in portrait on Apple's systems: over all
  /// of its upper edge, as high as what the screen covers there. Empty where that is nothing, or the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let key, !isStatusBarHidden else { return .zero }
    let height = key.screenSafeAreaInsets.top
    return height > 0 ? CGRect(x: 0, y: 0, width: key.bounds.width, height: height) : .zero
  }
  /// Whether the controllers of the key window want no status bar. To set it has no effect, as on Apple's systems where
  /// controllers decide.
  open var isStatusBarHidden: Bool {
    get { key?.chrome.isStatusBarHidden ?? false }
    set {}
  }

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

/// Does not keep the window.
@MainActor struct WindowReference {
  weak var window: UIWindow?
}
