import CoreGraphics

/// A row of tabs with a selected one. It is 49 points high, and extends below the bottom of the safe area.
///
/// A `UITabBarController` manages its own bar: setting the items, the selected item or the delegate is a fatal error
/// with UIKit's message. Colors can be set. The translucent background is not blurred here; 6% of the content behind it
/// shows through (a guess: tab-13c).
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height of the tabs, in points, without the safe area below.
  static let tabHeight: CGFloat = 49

  final weak var manager: UITabBarController?
  final var tabs: [BarTab] = []
  private final let background = UIImageView(image: nil)
  private final let line = UIImageView(image: nil)
  private final var isChangedByManager = false

  /// Creates a bar without items, with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(background)
    addSubview(line)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    showStyle()
  }

  /// The delegate, which is notified of taps.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet {
      check("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }
  /// The items, from the leading edge; nil by default. Setting them does not select any of them.
  open var items: [UITabBarItem]? {
    willSet { check(Self.directChange) }
    didSet { itemsDidChange(from: oldValue ?? []) }
  }
  /// The selected item; nil by default. A tap sets it, too, except in the bar of a tab bar controller.
  open weak var selectedItem: UITabBarItem? {
    willSet { check(Self.directChange) }
    didSet { showTabs() }
  }
  /// Sets the items. `animated` has no effect.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The bar's style. `barTintColor` overrides its background color. The default is light.
  open var barStyle = UIBarStyle.default {
    didSet { showStyle() }
  }
  /// The bar's background color; nil (the default) for the style's color.
  open var barTintColor: UIColor? {
    didSet { showStyle() }
  }
  /// The image that replaces the background color, tiled to fill the bar (header). An image of zero size makes the
  /// background invisible. If `isTranslucent` has not been set, it follows the image. Nil by default.
  open var backgroundImage: UIImage? {
    didSet { backgroundDidChange() }
  }
  /// The image above the bar instead of the line, at its own height (a guess: tab-26b). Needs a background image
  /// (header). Nil by default.
  open var shadowImage: UIImage? {
    didSet { showStyle() }
  }
  /// The color of the items that are not selected; nil (the default) for gray. The selected one has the `tintColor`.
  @NSCopying open var unselectedItemTintColor: UIColor? {
    didSet { showTabs() }
  }
  /// A Boolean value that lets content show through; true by default, but false if the background image is opaque. If
  /// it is set to true, such an image has an opacity of 0.94 (a guess: tab-28b). If false, a controller's pages end
  /// above the bar.
  open var isTranslucent: Bool {
    get { explicitTranslucency ?? !hasOpaqueImage }
    set { explicitTranslucency = newValue }
  }
  private final var explicitTranslucency: Bool? {
    didSet { backgroundDidChange() }
  }
  /// A Boolean value that hides the bar. A hidden bar does not affect the safe area of a controller's pages (a
  /// guess: tab-13b).
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.barDidChange() } }
  }

  /// Returns a height of 49 points plus the safe area below. A tab bar controller asks, so a subclass can be higher.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.tabHeight + (superview?.safeAreaInsets.bottom ?? 0))
  }

  /// Lays out the tabs side by side, with equal widths, within the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let height = line.image?.size.height ?? 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    layOutTabs()
  }

  /// Shows the tabs in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTabs()
  }

  /// The tab bar trait, unless other traits are set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }

  /// Performs the tab bar controller's changes to its own bar.
  final func changeAsManager(_ change: (UITabBar) -> Void) {
    isChangedByManager = true
    change(self)
    isChangedByManager = false
  }

  private static let directChange = "Directly modifying a tab bar managed by a tab bar controller is not allowed."

  private func check(_ words: String) {
    if manager != nil, !isChangedByManager { fatalError(words) }
  }

  private var hasOpaqueImage: Bool { backgroundImage?.cgImage?.isOpaque == true }

  private func backgroundDidChange() {
    showStyle()
    manager?.barDidChange()
  }

  /// Shows the image or, without one, the color. An image with clear pixels has an opaque color behind it if the bar is
  /// not translucent (header).
  private func showStyle() {
    let color = barTintColor ?? (barStyle == .black ? .black : .systemBackground)
    let image = backgroundImage
    background.image = image.map { $0.resizing == nil ? $0.resizableImage(withCapInsets: .zero) : $0 }
    background.alpha = isTranslucent && hasOpaqueImage ? 0.94 : 1
    backgroundColor = image == nil ? color.withAlphaComponent(isTranslucent ? 0.94 : 1) : isTranslucent ? nil : color
    line.image = image == nil ? nil : shadowImage
    line.backgroundColor = line.image == nil ? .separator : nil
    setNeedsLayout()
  }
}
