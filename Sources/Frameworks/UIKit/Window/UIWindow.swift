/// The root of a view hierarchy on the screen. A window is hidden until it is made visible. UIKit does not retain it.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The layers that the host draws while the window is visible.
  package internal(set) final var layerTree: LayerTree?
  /// The insets from the window's edges that bars and the screen's shape cover, in points. Set by the host.
  package final var screenSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if screenSafeAreaInsets != oldValue { updateSafeArea() } }
  }
  /// The rectangle of a window's controls of iPadOS 26, in the window's coordinates. Nothing is drawn in it. Tests of bars
  /// set it.
  package final var controlsFrame = CGRect.null
  final var root: UIViewController?
  final var isResizing = false
  final var knownClasses: WindowTraits?
  /// The system appearance that the window's controllers prefer.
  package let chrome = SystemChrome()

  /// Makes a hidden window with a frame in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    environmentSource = self
    layer.isHidden = true
  }

  /// Makes a hidden window with the bounds of the scene's screen, and adds it to the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    environmentSource = self
    layer.isHidden = true
    join(windowScene)
  }

  /// Makes a hidden window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window as `init(frame: .zero)` does; see UIView.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    environmentSource = self
    layer.isHidden = true
  }

  isolated deinit { layerTree?.detach() }

  /// The controller whose view fills the window. Setting it while the window is visible replaces the old controller's
  /// view with the new one's, with the appearance calls of both.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }
  /// The screen that the window is on.
  open var screen = UIScreen.main
  /// The scene that contains the window. A window that becomes visible without one joins the application's.
  /// (A guess: app-4.)
  open weak var windowScene: UIWindowScene? {
    didSet { move(from: oldValue, to: windowScene) }
  }
  /// The level of the window. Windows of the same level are in the order in which they became visible.
  open var windowLevel = Level.normal
  /// The window itself.
  open override var window: UIWindow? { self }
  override var isEnvironmentSource: Bool { true }
  /// The screen's traits, with the size classes of the window's size.
  open override var traitCollection: UITraitCollection { traits(for: bounds.size).overridden(by: ownStyle) }
  /// The next responder: the window's scene, or else the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// A Boolean value that indicates whether the window is hidden. Showing it for the first time loads its root
  /// controller's view.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }
  /// The frame in the screen's coordinates. A visible window notifies its root controller before the size changes.
  /// (A guess: controller-9.)
  open override var frame: CGRect {
    get { super.frame }
    set { transition(to: newValue.size) { super.frame = newValue } }
  }
  /// Sets the bounds. A visible window notifies its root controller before the size changes.
  override func setBounds(_ bounds: CGRect) { transition(to: bounds.size) { super.setBounds(bounds) } }
  /// A Boolean value that indicates whether the window may become the key window. True here.
  open var canBecomeKey: Bool { true }
  /// A Boolean value that indicates whether this is the key window, which receives events that have no location.
  open var isKeyWindow: Bool { UIApplication.shared.key === self }
  /// Makes this the key window.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called after the window has become the key window. Do not call it.
  open func becomeKey() {}
  /// Called after the window has stopped being the key window. Do not call it.
  open func resignKey() {}
  /// Sends an event to the gesture recognizers and views of its touches, or the commands and responders of its keys.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
