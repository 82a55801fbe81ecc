import UIKit

/// The container's standard bar. It has one tab for each child, in the order of the children. The tabs have equal
/// widths, or scroll if they do not fit.
///
/// Colors, badges and the indicator follow the progress of a transition.
@IBDesignable @preconcurrency @MainActor open class ButtonTabBar: UIView, ContainerTabBar {
  /// The bar's height, in points, at the standard Dynamic Type size (Large), without the safe area.
  public static let standardHeight: CGFloat = 49

  /// The bar's height, in points: `standardHeight`, plus the difference in line height between its titles and titles at
  /// the standard Dynamic Type size.
  open var barHeight: CGFloat { contentHeight }

  /// The bar's appearance. A change takes effect at once. If a size in it is not finite, a debug build stops, and a
  /// release build keeps the previous appearance.
  open var appearance = Appearance() {
    didSet {
      if let invalid = appearance.invalidSize {
        assertionFailure("ButtonTabBar: appearance.\(invalid) must be a finite number of points")
        appearance = oldValue
      } else if appearance != oldValue {
        appearanceDidChange(from: oldValue)
      }
    }
  }

  /// The contents of the tabs.
  open var items: [ContainerTabItem] = [] {
    didSet { itemsDidChange() }
  }

  /// The side of the container on which the bar is. The tabs, the hairline and an `.inner`
  /// indicator are at the edge of the bar that faces the pages.
  public private(set) var placement = ContainerTabBarPlacement.bottom {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }

  /// The buttons, in the order of the items, for example as sources of popovers. The bar sets their contents; don't
  /// configure them.
  public var buttons: [UIButton] { tabs }

  /// Called with a tab's index when its button is tapped. A container sets it.
  open var onSelect: ((Int) -> Void)?

  private(set) var state = ContainerTabBarState() {
    didSet { if state != oldValue { stateDidChange(from: oldValue) } }
  }

  private(set) var tabs: [TabButton] = []
  let line = UIView()
  let indicator = UIView()
  let scroller = TabScrollView(frame: .zero)
  var laidOutWidths = Widths()
  /// `true` if the tabs' contents have changed since the last layout, but not their number.
  var hasChangedContents = false
  var fontInUse = Appearance().font
  var contentHeight = ButtonTabBar.standardHeight
  /// The content offset when the transition that it follows started; nil if it follows none.
  var scrollStart: CGFloat?

  /// Creates a bar without buttons. The container adds them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = appearance.backgroundColor
    setUp()
  }

  /// Creates a bar without buttons. The container adds them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A color that was set in Interface Builder stays.
    if backgroundColor == nil { backgroundColor = appearance.backgroundColor }
    setUp()
  }

  private func setUp() {
    insertTabBarTrait()
    line.backgroundColor = appearance.separatorColor
    line.isUserInteractionEnabled = false
    indicator.isUserInteractionEnabled = false
    indicator.isHidden = true
    updateFont()
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    addSubview(line)
    addSubview(scroller)
    scroller.addSubview(indicator)
  }

  private func itemsDidChange() {
    let contents = items.map(\.content)
    guard contents != tabs.map(\.content) else { return adoptItems() }
    hasChangedContents = tabs.count == contents.count
    while tabs.count > contents.count { tabs.removeLast().removeFromSuperview() }
    while tabs.count < contents.count { addTab() }
    scroller.bringSubviewToFront(indicator)
    adoptItems()
    for (button, content) in zip(tabs, contents) { button.content = content }
    setNeedsLayout()
    showAll()
  }

  /// Connects the buttons to the items, for accessibility, even if what they show is unchanged.
  private func adoptItems() {
    for (button, item) in zip(tabs, items) { button.item = item }
    accessibilityElements = tabs
  }

  private func addTab() {
    let button = TabButton(frame: .zero)
    button.font = fontInUse
    button.addAction(
      UIAction { [weak self, unowned button] _ in
        if let index = self?.tabs.firstIndex(of: button) { self?.onSelect?(index) }
      }, for: .touchUpInside)
    tabs.append(button)
    scroller.addSubview(button)
  }

  /// Updates the tabs, the indicator and the content offset to a state.
  open func update(_ state: ContainerTabBarState) { self.state = state }

  /// Updates the font for the Dynamic Type size, and the colors for the color appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFont()
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showAll() }
  }

  /// Sets `placement`.
  open func placementDidChange(to placement: ContainerTabBarPlacement) { self.placement = placement }

  /// Lays out the buttons side by side, starting at the leading edge and leaving out the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // One pixel. An unspecified scale is 0.
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: placement == .top ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
    placeTabs()
    placeIndicator()
  }
}

@_spi(Recording) extension ButtonTabBar {
  /// Returns the current color of a tab's title.
  public func shownColor(at index: Int) -> UIColor { color(at: index) }
}
