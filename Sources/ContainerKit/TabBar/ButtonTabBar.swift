import UIKit

/// The container's bar: one tab for each child, in the order of the children, spread evenly, or scrolling where there is no
/// room for all of them.
///
/// Colours, badges and the indicator follow the progress of a switch.
@IBDesignable @preconcurrency @MainActor open class ButtonTabBar: UIView, ContainerTabBar {
  /// Points that the bar is high in the standard size of text, without the safe area beside it.
  public static let height: CGFloat = 49

  /// Points that the bar is high: `height`, and as much more as a line of its titles is higher than in the standard size of
  /// text.
  open var barHeight: CGFloat { contentHeight }

  /// The bar's appearance. A change takes effect at once. If a size in it is not finite, a debug build stops, and a
  /// release build keeps the previous appearance.
  open var appearance = Appearance() {
    didSet {
      if let wrong = appearance.wrongSize {
        assertionFailure("ButtonTabBar: appearance.\(wrong) must be a finite number of points")
        appearance = oldValue
      } else if appearance != oldValue {
        appearanceDidChange(from: oldValue)
      }
    }
  }

  /// What the tabs show.
  open var items: [ContainerTabItem] = [] {
    didSet { itemsDidChange() }
  }

  /// The side of the container on which the bar is: the tabs are at the other side's edge of the bar, and so are the
  /// hairline and an indicator that is placed `.inner`. Set by the container.
  open var placement = TabBarPlacement.bottom {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }

  /// The buttons, in the order of the items.
  public var buttons: [UIButton] { tabs }

  /// Called when a button is tapped, with its index.
  open var onSelect: ((Int) -> Void)?

  /// What the bar shows: a selected tab, and during a switch how much of it has gone over to another.
  struct Shown: Equatable {
    var selected: Int?
    var towards: Int?
    var progress: CGFloat = 0
  }

  var shown = Shown() {
    didSet { if shown != oldValue { shownDidChange(from: oldValue) } }
  }

  private(set) var tabs: [TabButton] = []
  let line = UIView()
  let indicator = UIView()
  let scroller = TabScrollView(frame: .zero)
  var laidOut = Widths()
  /// Tabs show something else than when they were laid out, and are as many.
  var hasOtherContents = false
  var fontInUse = Appearance().font
  var contentHeight = ButtonTabBar.height
  /// Where the content was when the switch that it follows began; nil where it follows none.
  var legStart: CGFloat?

  /// Makes a bar without buttons. The container fills it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = appearance.backgroundColor
    setUp()
  }

  /// Makes a bar without buttons. The container fills it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // One that was set in Interface Builder stays.
    if backgroundColor == nil { backgroundColor = appearance.backgroundColor }
    setUp()
  }

  private func setUp() {
    AssistiveTechnology.makeTabBar(self)
    line.backgroundColor = appearance.lineColor
    line.isUserInteractionEnabled = false
    indicator.isUserInteractionEnabled = false
    indicator.isHidden = true
    updateFont()
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    addSubview(line)
    addSubview(scroller)
    scroller.addSubview(indicator)
  }

  /// Buttons that can stay do.
  private func itemsDidChange() {
    let contents = items.map(\.content)
    guard contents != tabs.map(\.content) else { return adoptItems() }
    hasOtherContents = tabs.count == contents.count
    while tabs.count > contents.count { tabs.removeLast().removeFromSuperview() }
    while tabs.count < contents.count { addTab() }
    scroller.bringSubviewToFront(indicator)
    adoptItems()
    for (button, content) in zip(tabs, contents) { button.content = content }
    setNeedsLayout()
    showAll()
  }

  /// What is spoken is the items', and in their order, whatever is on the way.
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

  /// Shows a state: a selected tab, and how much of it has gone over to another.
  open func show(selected: Int?, towards: Int?, progress: CGFloat) {
    shown = Shown(selected: selected, towards: towards, progress: progress)
  }

  /// Takes up the size of text that the user wants, and mixes colours anew where they may look otherwise.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFont()
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showAll() }
  }

  /// Takes it up as `placement`.
  open func placementDidChange(to placement: TabBarPlacement) { self.placement = placement }

  /// Lays the buttons out side by side, beside the safe area above or below, the first on the side where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: placement == .top ? bounds.height - 0.5 : 0, width: bounds.width, height: 0.5)
    placeTabs()
    placeIndicator()
  }
}

@_spi(Recording) extension ButtonTabBar {
  /// The colour in which a tab's title is shown now.
  public func shownColor(at index: Int) -> UIColor { color(at: index) }
}
