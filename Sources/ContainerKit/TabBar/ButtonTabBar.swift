import UIKit

// sample: in a function (container: ContainerViewController)
/// The container's standard bar. It has one tab for each child, in the order of the children. The tabs have equal
/// widths, those of their titles or a fixed one (`Appearance.tabWidth`), and scroll if they do not fit. Tabs of equal width
/// fit as long as each has `Appearance.minimumTabWidth`: their titles are truncated, the longest first, as in a system tab
/// bar.
///
/// Titles, images, badges and the tabs themselves are on whole pixels of the window, wherever the bar is.
///
/// Colors and the indicator follow the progress of a transition. To change them, set the bar's `appearance`:
///
/// ```swift
/// var appearance = ButtonTabBar.Appearance()
/// appearance.selectedColor = .systemIndigo
/// appearance.indicator = .line(height: 3)
/// container.tabBar.appearance = appearance
/// ```
///
/// Without a container, a bar is a control of your own: set its `items`, `onSelect` and frame, and call `update(_:)`.
@IBDesignable @preconcurrency @MainActor open class ButtonTabBar: UIView, ContainerTabBar {
  /// The bar's height, in points, at the standard Dynamic Type size (Large), without the safe area.
  public static let standardHeight: CGFloat = 49

  /// The bar's height, in points: `Appearance.height` or else `standardHeight`, plus the difference in line height between its
  /// titles and titles at the standard Dynamic Type size, plus the space above and below a floating bar.
  open var barHeight: CGFloat { max(contentHeight + outerInsets.top + outerInsets.bottom, 0) }

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

  /// The contents of the tabs. A change of an item is shown at once.
  open var items: [ContainerTabItem] = [] {
    didSet { itemsDidChange() }
  }

  /// The placement of the bar. The tabs, the hairline and an indicator with the edge `facingPages` are at the edge of the bar
  /// that faces the pages. For an external bar that is the lower edge, and the tabs are as high as the bar.
  public private(set) var placement = ContainerTabBarPlacement.bottom {
    didSet { if placement != oldValue { placementDidChange() } }
  }

  /// The buttons, in the order of the items, for example as sources of popovers. The bar sets their contents; don't
  /// configure them. Their titles are in labels of the bar's own, not in `titleLabel`.
  public var buttons: [UIButton] { tabs }

  /// Called with a tab's index when its button is tapped. A container sets it.
  open var onSelect: ((Int) -> Void)?

  /// Called with a tab's index when a finger has rested on its button, while the finger is still down. A container sets it.
  open var onLongPress: ((Int) -> Bool)?

  /// Called while a finger slides along the tabs, if `allowsScrubbing` is true. A container sets it.
  open var onScrub: ((ContainerTabScrub) -> Void)?

  /// A Boolean value that lets a finger slide along the tabs while the pages turn under it. Default: false.
  ///
  /// If all tabs fit, it begins with the first sideways move of a finger that is on a tab. If they scroll, it begins when a finger
  /// that has rested on the selected tab for 0.2 seconds moves, because any other drag scrolls the tabs; at an end of the bar they
  /// scroll on. The pages are where the finger is between the middles of the tabs. The nearer tab is selected when it is lifted.
  /// A finger that leaves the bar by the height of a tab goes back to the page that was selected. A menu or a long press that has
  /// begun wins, and so does the large content viewer at the accessibility sizes.
  @IBInspectable open var allowsScrubbing: Bool = false {
    didSet { if allowsScrubbing != oldValue { scrub.setEnabled(allowsScrubbing) } }
  }

  private var state = ContainerTabBarState() {
    didSet { if state != oldValue { stateDidChange(from: oldValue) } }
  }
  /// The fraction of the look at the scroll edge, from 0 to 1. Set by a container.
  final var scrollEdgeFraction: CGFloat = 0 {
    didSet { if scrollEdgeFraction != oldValue { showBackground() } }
  }
  /// The distance of the pages beyond an end, in widths of a page, positive to the right. Set by a container.
  final var overscroll: CGFloat = 0 {
    didSet { if overscroll != oldValue { placeIndicator() } }
  }
  /// Called when `isHidden` is set. Set by a container.
  final var onSetHidden: (() -> Void)?
  /// The color of the bar's view that the appearance has set last.
  private var viewColor = Appearance().backgroundColor
  /// Nil while the color of the bar's view is the whole background.
  private var background: TabBarBackground?
  private let separator = UIView()
  private let scroller = TabScrollView(frame: .zero)
  private let indicator = TabIndicator(frame: .zero)
  private lazy var press = TabPress { [unowned self] in tabWasPressed() }
  private lazy var scrub = TabScrub(of: self, in: scroller)
  private var fontsInUse = Appearance().fonts(hasImages: false)
  private var contentHeight = ButtonTabBar.standardHeight
  /// The difference in line height between the titles and titles at the standard Dynamic Type size, in points.
  private var titleGrowth: CGFloat = 0
  /// The size of the titles relative to their size at the standard Dynamic Type size; at least 1.
  private var textScale: CGFloat = 1
  /// The number of times that a tab was updated, for tests.
  private(set) final var updateCount = 0

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
    separator.backgroundColor = appearance.separatorColor
    separator.isUserInteractionEnabled = false
    updateFonts()
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    addSubview(separator)
    addSubview(scroller)
    scroller.addSubview(indicator)
    press.add(to: scroller)
  }

  /// Sets `placement`.
  open func placementDidChange(to placement: ContainerTabBarPlacement) { self.placement = placement }

  private func placementDidChange() {
    showIndicator()
    setNeedsLayout()
  }

  /// A Boolean value that hides the bar. Default: false. As in a tab bar controller, a hidden bar takes no space: the pages' safe
  /// area leaves it out at once. `setTabBarHidden(_:animated:)` of a container slides the bar instead.
  open override var isHidden: Bool {
    didSet { onSetHidden?() }
  }

  // MARK: Tabs

  var tabs: [TabButton] { scroller.tabs }

  private func itemsDidChange() {
    let contents = items.map(\.content)
    defer { for tab in tabs { tab.contentHost?.addContent() } }
    guard contents != tabs.map(\.content) else { return adoptItems() }
    let moved = scroller.setCount(for: contents, make: makeTab)
    indicator.placeAmongTabs()
    adoptItems()
    updateFonts()
    // The other tabs are up to date.
    for (index, content) in contents.enumerated() where moved.contains(index) || content != tabs[index].content {
      tabs[index].content = content
      show(tab: index)
    }
    sizeDidChange()
    placeIndicator()
  }

  /// Connects the tabs to the items, for accessibility, even if what they show is unchanged.
  private func adoptItems() {
    for (tab, item) in zip(tabs, items) { (tab.item, item.bar) = (item, self) }
    accessibilityElements = tabs
  }

  /// Shows an item that has changed.
  func itemDidChange() {
    if items.map(\.content) != tabs.map(\.content) { itemsDidChange() }
  }

  private func makeTab() -> TabButton {
    let tab = TabButton(frame: .zero)
    tab.fonts = fontsInUse
    tab.onContentSizeChange = { [weak self] in
      self?.scroller.contentsDidChange()
      self?.sizeDidChange()
    }
    tab.addAction(
      UIAction { [weak self, unowned tab] _ in
        if let index = self?.tabs.firstIndex(of: tab) { self?.onSelect?(index) }
      }, for: .touchUpInside)
    return tab
  }

  /// Reports a press of the tab that tracks the finger. A tab that scrolls, or is disabled, tracks none.
  private func tabWasPressed() {
    guard let index = tabs.firstIndex(where: { $0.isTracking && !$0.ignoresTouch }), tabs[index].content.menu == nil
    else { return }
    guard onLongPress?(index) == true else { return }
    tabs[index].ignoreTouch()
    if allowsScrubbing { scrub.cancel() }
  }

  // MARK: Progress

  // Everything that follows a transition frame by frame: colors, the indicator's frame, and the content offset.
  // Nothing else is written, and nothing is laid out.

  /// Updates the tabs, the indicator and the content offset to a state.
  open func update(_ state: ContainerTabBarState) { self.state = state }

  private func stateDidChange(from old: ContainerTabBarState) {
    show(state.selectedIndex)
    if state.incomingIndex != state.selectedIndex { show(state.incomingIndex) }
    if !isInState(old.selectedIndex) { show(old.selectedIndex) }
    if !isInState(old.incomingIndex), old.incomingIndex != old.selectedIndex { show(old.incomingIndex) }
    placeIndicator()
    scroller.follow(state, from: old)
  }

  private func isInState(_ index: Int?) -> Bool { index == state.selectedIndex || index == state.incomingIndex }

  private func show(_ index: Int?) {
    if let index, tabs.indices.contains(index) { show(tab: index) }
  }

  private func showAll() {
    for index in tabs.indices { show(tab: index) }
    placeIndicator()
  }

  private func show(tab index: Int) {
    updateCount += 1
    let tab = tabs[index]
    tab.show(
      fraction: state.fraction(at: index), color: color(at: index),
      badgeColor: tab.content.badgeColor ?? appearance.badgeColor, badgeTextColor: appearance.badgeTextColor)
    if tab.isSelected != (index == state.selectedIndex) { tab.isSelected = index == state.selectedIndex }
  }

  private var shownSelectedColor: UIColor { appearance.selectedColor ?? tintColor }

  /// Returns the current color of a tab's title, or of a prominent tab's circle.
  private func color(at index: Int) -> UIColor {
    guard tabs[index].content.isEnabled else { return appearance.disabledColor }
    if tabs[index].hasCircle { return shownSelectedColor }
    return appearance.unselectedColor.mixed(
      with: shownSelectedColor, fraction: state.fraction(at: index), in: traitCollection)
  }

  private func placeIndicator() {
    indicator.place(
      in: tabs, state: state,
      .init(
        height: scroller.bounds.height, placement: placement, isMirrored: scroller.isMirrored,
        overscroll: overscroll, pixels: metrics.pixels))
  }

  private func showIndicator() {
    var shown = appearance.indicator
    if shown?.kind == .automatic, placement == .bottom { shown = nil }
    indicator.setAppearance(shown, color: shownSelectedColor)
    indicator.placeAmongTabs()
    placeIndicator()
  }

  // MARK: Appearance

  private func appearanceDidChange(from old: Appearance) {
    updateBackground()
    if appearance.separatorColor != old.separatorColor { separator.backgroundColor = appearance.separatorColor }
    separator.isHidden = appearance.floating != nil
    updateFonts()
    // The container reads the bar's height during its layout.
    if appearance.floating != old.floating || appearance.usedScrollEdgeColor != old.usedScrollEdgeColor {
      superview?.setNeedsLayout()
    }
    showIndicator()
    sizeDidChange()
    showAll()
  }

  private func updateBackground() {
    if !appearance.hasOwnBackground {
      background?.removeFromSuperview()
      background = nil
    } else if background == nil {
      let new = TabBarBackground(frame: .zero)
      insertSubview(new, at: 0)
      background = new
    }
    background?.setAppearance(appearance)
    showBackground()
  }

  /// Shows the colors between the look over content and the one at the scroll edge.
  private func showBackground() {
    let edge = appearance.usedScrollEdgeColor
    let fraction = edge == nil ? 0 : scrollEdgeFraction
    var color = appearance.backgroundColor
    if let edge, fraction > 0 { color = (color ?? .clear).mixed(with: edge, fraction: fraction, in: traitCollection) }
    background?.show(color: color, effectOpacity: 1 - fraction)
    if separator.alpha != 1 - fraction { separator.alpha = 1 - fraction }
    // A background color that was set on the view itself stays.
    let newViewColor = appearance.hasOwnBackground ? nil : color
    guard newViewColor != viewColor else { return }
    viewColor = newViewColor
    backgroundColor = newViewColor
  }

  /// Updates the titles' fonts, and adapts the bar's height to their line height. Images keep their size, as in a system bar.
  /// Beyond the largest Dynamic Type size, and for images, there is the system's large content viewer.
  private func updateFonts() {
    let hasImages = items.contains { $0.content.hasImage }
    let fonts = appearance.scaledFonts(hasImages: hasImages, for: traitCollection)
    let standardFonts = appearance.fonts(hasImages: hasImages)
    textScale = max(fonts.normal.pointSize / max(standardFonts.normal.pointSize, 1), 1)
    if fonts != fontsInUse {
      fontsInUse = fonts
      for tab in tabs { tab.fonts = fonts }
      titleGrowth = ceil(max(fonts.lineHeight - standardFonts.lineHeight, 0))
      sizeDidChange()
    }
    let height = max(appearance.height ?? Self.standardHeight, 0) + titleGrowth
    guard height != contentHeight else { return }
    contentHeight = height
    // The container reads the bar's height during its layout.
    superview?.setNeedsLayout()
  }

  /// Updates the color of the selected tab and of the indicator.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard appearance.selectedColor == nil else { return }
    showIndicator()
    showAll()
  }

  /// Updates the fonts for the Dynamic Type size, and the colors for the color appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    for tab in tabs { tab.setTabMenu(tab.content.menu) }
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
    showAll()
    background?.updateBorder()
    showBackground()
  }

  // MARK: Layout

  /// The space around a floating bar's capsule. Zero for a bar along its edge.
  private var outerInsets: UIEdgeInsets { appearance.floating?.insets ?? .zero }

  /// The area of the tabs: within the sides of the safe area, at the edge toward the pages. For an external bar, the whole bar.
  private var tabArea: CGRect {
    let insets = outerInsets
    if placement == .external { return bounds.inset(by: insets) }
    let sides = placement == .top ? insetsBesideWindowControls : safeAreaInsets
    let height = min(contentHeight, bounds.height)
    return CGRect(
      x: sides.left + insets.left,
      y: placement == .top ? bounds.height - insets.bottom - height : insets.top,
      width: bounds.width - sides.left - sides.right - insets.left - insets.right, height: height)
  }

  /// Lays out the buttons side by side, starting at the leading edge and leaving out the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixels = PixelGrid(of: self)
    separator.frame = CGRect(
      x: 0, y: pixels.y(placement == .bottom ? 0 : bounds.height - pixels.pixel), width: bounds.width,
      height: pixels.pixel)
    var area = tabArea
    area.size = CGSize(width: max(area.width, 0), height: max(area.height, 0))
    var radius: CGFloat = 0
    if let floating = appearance.floating {
      let width = min(scroller.naturalWidth(appearance, metrics), area.width)
      area.origin.x += (area.width - width) / 2
      area.size.width = width
      radius = max(min(floating.cornerRadius ?? .infinity, area.height / 2), 0)
    }
    area = pixels.rect(area)
    background?.place(in: appearance.floating == nil ? bounds : area, cornerRadius: radius)
    if scroller.layer.cornerRadius != radius { scroller.layer.cornerRadius = radius }
    scroller.layOut(
      in: area, state: state, appearance: appearance, metrics: metrics,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    placeIndicator()
  }

  /// The tabs are in a view whose origin is on a pixel.
  private var metrics: TabMetrics {
    TabMetrics(textScale: textScale, pixels: PixelGrid(scale: traitCollection.displayScale))
  }

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The size of the bar's tabs side by side, for a view of the app's that contains an external bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: scroller.naturalWidth(appearance, metrics) + outerInsets.left + outerInsets.right, height: barHeight)
  }

  /// Returns true if a point is in the bar or, if the bar floats, in its capsule.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    appearance.floating == nil ? super.point(inside: point, with: event) : scroller.frame.contains(point)
  }
}

extension ButtonTabBar: ScrubbedBar {
  var scrubArea: CGRect { scroller.frame }
  var ignoresTouch: Bool { tabs.contains(where: \.ignoresTouch) }

  /// In the large content viewer, a finger slides along the tabs for another purpose.
  func scrubStart(at point: CGPoint) -> ScrubStart? {
    guard !UILargeContentViewerInteraction.isEnabled, let tab = scroller.tab(at: convert(point, to: scroller)) else {
      return nil
    }
    guard scroller.isScrollEnabled else { return .move }
    return isInState(tab) && tabs[tab].content.menu == nil ? .press : nil
  }

  func tabPosition(at point: CGPoint) -> CGFloat { scroller.position(at: convert(point, to: scroller)) }

  var canScrollTabs: Bool { scroller.isScrollEnabled }

  func scrollTabs(by distance: CGFloat, under point: CGPoint) -> Bool {
    let before = scroller.contentOffset
    scroller.scroll(by: distance)
    return scroller.contentOffset != before
  }

  func scrubWillBegin(at point: CGPoint) {
    for tab in tabs where tab.isTracking { tab.ignoreTouch() }
    scroller.isScrubbed = true
  }

  func scrubDidEnd() {
    scroller.isScrubbed = false
    let shown = state.progress < 0.5 ? state.selectedIndex : state.incomingIndex
    if let tab = shown ?? state.selectedIndex { scroller.center(tab) }
  }
}

@_spi(Recording) extension ButtonTabBar {
  /// Returns the current color of a tab's title.
  public func shownColor(at index: Int) -> UIColor { color(at: index) }
}

extension UIColor {
  /// Returns the color at `fraction` of the distance from this color to another. Interpolates the components that the
  /// colors have in the given traits, weighted by their opacity, so that a color fades into a clear one without a change of hue.
  ///
  /// At 0 and 1 it returns the color itself, which may be dynamic.
  func mixed(with other: UIColor, fraction: CGFloat, in traits: UITraitCollection) -> UIColor {
    if fraction <= 0 || self == other { return self }
    if fraction >= 1 { return other }
    let (one, other) = (resolvedColor(with: traits), other.resolvedColor(with: traits))
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard one.getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else {
      return fraction < 0.5 ? one : other
    }
    let alpha = a + (a2 - a) * fraction
    guard alpha > 0 else { return other }
    let part = a2 * fraction / alpha
    return UIColor(red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: alpha)
  }
}
