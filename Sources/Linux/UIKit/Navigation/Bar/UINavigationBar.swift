import QuartzCore

/// A bar with the title of the page on top, a button that leads back, and what the page adds to both sides.
///
/// It is 44 points high (32 where a phone has little height) and its background goes up to the window's upper edge.
/// Nothing behind a translucent bar is blurred here: it shines through a little. Large titles, prompts and
/// appearance objects are not here.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  final var stack: [UINavigationItem] = []
  final var content: NavigationBarContent?
  final var barMove: NavigationBarMove?
  /// Something was changed of the item on top while the bar was on its way.
  final var isStale = false
  /// The controller whose bar it is; it alone changes the items then.
  final weak var manager: UINavigationController?
  private let background = UIImageView(image: nil)
  private let line = UIImageView(image: nil)
  private var images = BarImages()

  /// A bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
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

  /// Hears of the items. A navigation controller's bar has that controller as its delegate, if its class conforms to the
  /// protocol, and another one stops the program with UIKit's words.
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

  /// The items, the one on top last. Setting them does not animate.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Shows another item; the one before is gone back to. The delegate is asked before and told at once, also of what is
  /// animated. Not for a navigation controller's bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
  /// Goes back, and answers the item that is not shown any more: nil where there is none below it. The delegate is asked
  /// before and told at once; an item that it keeps is answered too. Not for a navigation controller's bar.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
  /// Sets the items; animated as a push, or as a pop where the new top item was there before, which the delegate is told
  /// at once. Not for a navigation controller's bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replace(with: items ?? [], animated: animated) }

  // MARK: Looks

  /// Light, or dark, where `barTintColor` does not say; light at first.
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// Whether what is behind the bar shines through, and pages reach under it; true at first.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      showStyle()
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The colour of the background; nil (the start) is that of the style.
  open var barTintColor: UIColor? { didSet { showStyle() } }
  /// Font and colour of the title, under the keys `NSFont` and `NSColor`, Apple's; others count for nothing. Nil at first.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showStyle() } }

  /// Sets the image of the background for bars in a place and of a height: it takes the place of the colour and is stretched
  /// over all of the background. An image without a size leaves nothing, so that the bar cannot be seen. Nil takes it back.
  /// Whether pages reach under the bar is up to `isTranslucent` alone: the image's alpha does not count here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[barPosition, barMetrics] = backgroundImage
    showStyle()
  }
  /// The image that was set for exactly this.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[barPosition, barMetrics]
  }
  /// The same for a bar anywhere.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// The same for a bar anywhere.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// What is below the bar in place of the line, as high as it is itself; only with a background image (header). Nil at first.
  open var shadowImage: UIImage? { didSet { showStyle() } }

  final var titleFont: UIFont {
    titleTextAttributes?[NSAttributedString.Key("NSFont")] as? UIFont
      ?? .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
  }

  final var titleColor: UIColor {
    titleTextAttributes?[NSAttributedString.Key("NSColor")] as? UIColor ?? (barStyle == .black ? .white : .label)
  }

  private func showStyle() {
    let color = barTintColor ?? (barStyle == .black ? .black : .systemBackground)
    let image = images.best(manager == nil ? .top : .topAttached, isLow ? .compact : .default)
    let shadow = image == nil ? nil : shadowImage
    background.image = image
    background.backgroundColor = image == nil ? color : nil
    background.alpha = isTranslucent && image == nil ? Self.translucency : 1
    line.image = shadow
    line.backgroundColor = shadow == nil ? .separator : nil
    setNeedsLayout()
    content?.showStyle(of: self)
  }

  /// How much of a translucent bar is its background (a guess: Apple's blurs what is behind).
  private static let translucency: CGFloat = 0.94
  /// In points.
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32

  /// As wide as there is room, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  private var fittingHeight: CGFloat { isLow ? Self.compactHeight : Self.height }

  private var isLow: Bool {
    traitCollection.userInterfaceIdiom == .phone && traitCollection.verticalSizeClass == .compact
  }

  /// Places the background, which reaches up to the window's edge where the safe area begins at the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview.map { $0.safeAreaInsets.top == frame.minY ? frame.minY : 0 } ?? 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let height = line.image?.size.height ?? 1 / UIScreen.mainScale
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
  }

  /// What is placed by the direction of text is made anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { showStyle() }
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection, barMove == nil { show(topItem) }
  }
}
