/// The view at the root of what is on the screen. A window is hidden until it is made visible, and nothing keeps it
/// but those who refer to it.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// What the host draws while the window is visible.
  package internal(set) final var layerTree: LayerTree?
  /// What bars and the screen's shape cover, in points from the window's edges. Set by the host.
  package final var screenSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if screenSafeAreaInsets != oldValue { updateSafeArea() } }
  }
  final var root: UIViewController?
  final var isResizing = false
  final var knownClasses: WindowTraits?
  /// What the window's controllers want of the system.
  package let chrome = SystemChrome()

  /// Makes a hidden window; its frame is in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// A hidden window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// As from `init(frame: .zero)`; see UIView.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  isolated deinit { layerTree?.detach() }

  /// The controller whose view fills the window. Setting it while the window is visible takes the old one's view out
  /// and puts the new one's in, with the appearance calls of both.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }
  /// The screen that the window is on.
  open var screen = UIScreen.main
  /// The scene that the window is part of. A window that becomes visible without one joins the application's.
  open weak var windowScene: UIWindowScene? {
    didSet { move(from: oldValue, to: windowScene) }
  }
  /// Whether the window is in front of others; those of one level are in the order of becoming visible.
  open var windowLevel = Level.normal
  /// A window is its own window.
  open override var window: UIWindow? { self }
  /// The screen's traits, with the size classes of the window's size.
  open override var traitCollection: UITraitCollection { traits(for: bounds.size).overridden(by: ownStyle) }
  /// The window's scene; without one the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// Whether the window is not shown. A window that is shown for the first time loads its root controller's view.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }
  /// In the screen's coordinates. A visible window that gets another size tells its root controller before.
  open override var frame: CGRect {
    get { super.frame }
    set { transition(to: newValue.size) { super.frame = newValue } }
  }
  /// A visible window that gets another size tells its root controller before.
  override func setBounds(_ bounds: CGRect) { transition(to: bounds.size) { super.setBounds(bounds) } }
  /// Whether the window may be the key window. True here.
  open var canBecomeKey: Bool { true }
  /// Whether the window is the one that gets what belongs to no place on the screen.
  open var isKeyWindow: Bool { UIApplication.shared.key === self }
  /// Makes this the key window.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called after the window became the key window; do not call it.
  open func becomeKey() {}
  /// Called after the window stopped being the key window; do not call it.
  open func resignKey() {}
  /// Takes an event to the gesture recognisers and views of its touches, or to the commands and responders of its keys.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
