import CoreGraphics

/// A row of tabs, one of which is selected. It is 49 points high, and reaches below the bottom of the safe area.
///
/// The bar of a `UITabBarController` belongs to that: setting its items, selected item or delegate stops the program, in
/// UIKit's words. Colours may be set. The translucent ground is not blurred here, it lets 6 % of what is behind through
/// (a guess).
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Points that the tabs are high, without the safe area below.
  static let tabHeight: CGFloat = 49

  final weak var manager: UITabBarController?
  final var tabs: [BarTab] = []
  private final let line = UIView()
  private final var isChangedByManager = false

  /// A bar without items, with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(line)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    showGround()
  }

  /// Hears of taps.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet {
      check("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }
  /// The items, the first one where reading begins; nil at first. None of them is selected by being set.
  open var items: [UITabBarItem]? {
    willSet { check(Self.directChange) }
    didSet { itemsDidChange(from: oldValue ?? []) }
  }
  /// The selected item; nil at first. A tap sets it, too, but in the bar of a tab bar controller.
  open weak var selectedItem: UITabBarItem? {
    willSet { check(Self.directChange) }
    didSet { showTabs() }
  }
  /// Sets the items. They are not animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The colour of the bar's ground; nil (the start) is that of the system's ground.
  open var barTintColor: UIColor? {
    didSet { showGround() }
  }
  /// The colour of the items that are not selected; nil (the start) is gray. That of the selected one is `tintColor`.
  @NSCopying open var unselectedItemTintColor: UIColor? {
    didSet { showTabs() }
  }
  /// Whether what is behind shines through. True at first. A tab bar controller's pages end above a bar that is not.
  open var isTranslucent = true {
    didSet {
      showGround()
      manager?.barDidChange()
    }
  }
  /// Whether the bar is not shown. A tab bar controller's pages then have no part of their safe area from it (a guess).
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.barDidChange() } }
  }

  /// 49 points and the safe area below; a tab bar controller asks for it, so that a subclass can be higher.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.tabHeight + (superview?.safeAreaInsets.bottom ?? 0))
  }

  /// Lays the tabs out side by side, evenly, within the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: 0, y: -1 / traitCollection.displayScale, width: bounds.width, height: 1 / traitCollection.displayScale)
    layOutTabs()
  }

  /// Shows the tabs in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTabs()
  }

  /// That of a tab bar, unless something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }

  /// What the tab bar controller does with its own bar.
  final func changeAsManager(_ change: (UITabBar) -> Void) {
    isChangedByManager = true
    change(self)
    isChangedByManager = false
  }

  private static let directChange = "Directly modifying a tab bar managed by a tab bar controller is not allowed."

  private func check(_ words: String) {
    if manager != nil, !isChangedByManager { fatalError(words) }
  }

  private func showGround() {
    backgroundColor = (barTintColor ?? .systemBackground).withAlphaComponent(isTranslucent ? 0.94 : 1)
  }
}
