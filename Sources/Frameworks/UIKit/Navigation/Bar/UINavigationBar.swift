import QuartzCore

/// A controller that manages a navigation bar.
@MainActor protocol NavigationBarManager: UIViewController {
  /// Called when the back button is tapped.
  func backTapped()
}

/// A bar that shows the title of the top page, a back button, and the page's items on both sides.
///
/// It is 44 points high (32 on a phone with a compact height), and its background extends to the window's upper edge. A
/// translucent bar does not blur the content behind it, but lets a little of it show through. Large titles, prompts and
/// appearance objects are not available.
@preconcurrency @MainActor open class UINavigationBar: UIView, NavigationItemBar {
  final var stack: [UINavigationItem] = []
  final var content: NavigationBarContent?
  final var barMove: NavigationBarMove?
  /// `true` if the top or back item has changed during a move.
  final var isStale = false
  /// The controller that manages the bar. If there is one, only it can change the items.
  final weak var manager: (any NavigationBarManager)?
  private let background = UIImageView(image: nil)
  private let line = UIImageView(image: nil)
  private var images = BarImages()

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    isOpaque = false
    for view in [background, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showStyle()
  }

  /// The delegate. For a navigation controller's bar it is that controller, if its class conforms to the protocol;
  /// setting another delegate is a fatal error with UIKit's message.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { manager.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      if let manager, newValue !== manager {
        fatalError("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      ownDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, with the top item last. Setting them is not animated.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads. (A guess: nav-18c.)
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Pushes an item. The delegate is asked before and notified at once, even if the push is animated. Not allowed for a
  /// navigation controller's bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
  /// Pops the top item and returns it; nil if there is none below it. The delegate is asked before and notified at
  /// once. An item that the delegate keeps is returned, too. Not allowed for a navigation controller's bar.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
  /// Sets the items. The animation is a pop if the new top item was among the old ones, otherwise a push. The delegate
  /// is notified of it at once. Not allowed for a navigation controller's bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replace(with: items ?? [], animated: animated) }

  // MARK: Appearance

  /// The bar's style. `barTintColor` overrides its background color. The default is light.
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// A Boolean value that determines whether content shows through the bar and pages extend under it. True by default,
  /// but false if the background image is opaque.
  open var isTranslucent: Bool {
    get { explicitTranslucency ?? !hasOpaqueImage }
    set { changeBackground { explicitTranslucency = newValue } }
  }
  private var explicitTranslucency: Bool?
  /// The background color; nil (the default) for the style's color.
  open var barTintColor: UIColor? { didSet { showStyle() } }
  /// The title's font and color, under Apple's keys `NSFont` and `NSColor`; other keys are ignored. The default is nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showStyle() } }

  /// Sets the background image for a bar position and bar metrics. It replaces the color and is stretched over the
  /// whole background. An image of zero size makes the background invisible; nil removes the image. If `isTranslucent`
  /// has not been set, it follows the image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    changeBackground { images[barPosition, barMetrics] = backgroundImage }
  }
  /// Returns the image that was set for exactly this position and these metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[barPosition, barMetrics]
  }
  /// Sets the background image for any bar position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the background image that was set for any bar position.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// The image below the bar instead of the line, at its own height. Needs a background image (header). Nil by default.
  open var shadowImage: UIImage? { didSet { showStyle() } }

  final var titleFont: UIFont {
    titleTextAttributes?[NSAttributedString.Key("NSFont")] as? UIFont
      ?? .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
  }

  final var titleColor: UIColor {
    titleTextAttributes?[NSAttributedString.Key("NSColor")] as? UIColor ?? (barStyle == .black ? .white : .label)
  }

  /// The background image that the bar shows.
  private var shownImage: UIImage? {
    images.best(manager == nil ? .top : .topAttached, isLow ? .compact : .default)
  }

  private var hasOpaqueImage: Bool { shownImage?.cgImage?.isOpaque == true }

  /// Makes a change that may let pages extend under the bar, or no longer.
  private func changeBackground(_ change: () -> Void) {
    let before = isTranslucent
    change()
    showStyle()
    if isTranslucent != before { manager?.viewIfLoaded?.setNeedsLayout() }
  }

  private func showStyle() {
    let color = barTintColor ?? (barStyle == .black ? .black : .systemBackground)
    let image = shownImage
    let shadow = image == nil ? nil : shadowImage
    background.image = image
    background.backgroundColor = image == nil ? color : nil
    background.alpha = isTranslucent && (image == nil || hasOpaqueImage) ? Self.translucency : 1
    line.image = shadow
    line.backgroundColor = shadow == nil ? .separator : nil
    setNeedsLayout()
    content?.showStyle(of: self)
  }

  /// The opacity of a translucent bar's background (a guess: nav-18d; Apple's bar blurs the content behind it).
  private static let translucency: CGFloat = 0.94
  /// The bar's height, in points.
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32

  /// Returns the given width and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  private var fittingHeight: CGFloat { isLow ? Self.compactHeight : Self.height }

  private var isLow: Bool {
    traitCollection.userInterfaceIdiom == .phone && traitCollection.verticalSizeClass == .compact
  }

  /// The frame. The background's extent depends on it.
  open override var frame: CGRect { didSet { setNeedsLayout() } }
  /// The center. The background's extent depends on it.
  open override var center: CGPoint { didSet { setNeedsLayout() } }

  /// Lays out the background, which extends to the window's upper edge if the bar is at the top of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview.map { $0.safeAreaInsets.top == frame.minY ? frame.minY : 0 } ?? 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let height = line.image?.size.height ?? 1 / UIScreen.mainScale
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
  }

  /// Updates the style if the size class changes, and recreates the content if the layout direction changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { showStyle() }
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection, barMove == nil { show(topItem) }
  }
}
