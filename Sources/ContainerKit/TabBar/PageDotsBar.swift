// The trait is a variable in the iOS 16 SDK.
@preconcurrency import UIKit

// sample: in a function (container: ContainerViewController)
/// A bar of page dots, for pages without titles such as an introduction.
///
/// ```swift
/// let dots = PageDotsBar()
/// dots.currentPageIndicatorTintColor = .systemIndigo
/// container.customTabBar = dots
/// ```
///
/// The color of the current dot moves to the next one with a finger that drags the page in, and back with a cancelled transition. A tap
/// on the trailing half of the bar selects the next page, and one on the leading half the previous page, as in a `UIPageControl`.
/// VoiceOver finds one adjustable element, "Page 2 of 5".
///
/// If there are more pages than dots fit, the dots move with the pages, so that the current one stays in the middle, and the outer
/// ones are smaller. Dots grow with the Dynamic Type size, up to twice their size. A tab that acts has no dot. The page of a
/// disabled tab has one, but a tap and VoiceOver pass over it.
///
/// A `ContainerPages` has no tabs, so this bar has no dots for it.
@preconcurrency @MainActor open class PageDotsBar: UIControl, ContainerTabBar {
  /// The color of the other pages' dots. Nil, the default, for `tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { placeDots() } }

  /// The color of the current page's dot. Nil, the default, for `label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { placeDots() } }

  /// The contents of the tabs. The bar uses what is spoken for them, and which of them are enabled.
  open var items: [ContainerTabItem] = [] { didSet { itemsDidChange() } }

  /// Called with a tab's index when the user selects the next or the previous page. A container sets it.
  open var onSelect: ((Int) -> Void)?

  /// Called while a finger slides along the dots, if `allowsScrubbing` is true. A container sets it.
  open var onScrub: ((ContainerTabScrub) -> Void)?

  /// A Boolean value that lets a finger slide along the bar while the pages turn under it, as `ButtonTabBar.allowsScrubbing` does.
  /// Default: false. Each dot's distance is a page, wherever the finger begins. If not all dots fit, the pages turn on while the finger
  /// is at an end of the bar.
  open var allowsScrubbing: Bool = false {
    didSet { if allowsScrubbing != oldValue { scrub.setEnabled(allowsScrubbing) } }
  }

  /// The bar's height, in points, without the safe area: 44.
  open var barHeight: CGFloat { 44 }

  /// The indices of the tabs with a dot.
  private var pages: [Int] = []
  private var barState = ContainerTabBarState()
  private var placement = ContainerTabBarPlacement.bottom
  private var row = DotRow()
  /// The visible dots. As the row moves, a dot that leaves at one end comes in at the other.
  private var dots: [UIView] = []
  /// The tab that this bar has asked for last. Nil after a transition to another one has begun.
  private var requestedTab: Int?
  private lazy var scrub = TabScrub(of: self, in: self)
  /// The location at which a finger has begun to slide, and the position of the current color then.
  private var scrubStart: (x: CGFloat, position: CGFloat) = (0, 0)

  /// Creates a bar without dots. The container adds them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without dots. The container adds them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityElementsHidden = true
  }

  private func itemsDidChange() {
    requestedTab = nil
    pages = items.indices.filter { !items[$0].hasAction }
    accessibilityElementsHidden = pages.isEmpty
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Sets the placement. The dots are at the edge of the bar that faces the pages; in the middle of an external bar.
  open func placementDidChange(to placement: ContainerTabBarPlacement) {
    self.placement = placement
    setNeedsLayout()
  }

  /// Moves the color of the current dot, and nothing else if all dots fit.
  open func update(_ state: ContainerTabBarState) {
    if let incoming = state.incomingIndex, incoming != barState.incomingIndex, incoming != requestedTab {
      requestedTab = nil
    }
    barState = state
    placeDots()
  }

  // MARK: Layout

  /// Creates as many dots as fit, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row = DotRow(
      count: pages.count, in: area, diameter: diameter,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      pixels: PixelGrid(of: self))
    for dot in dots.dropFirst(row.dotCount) { dot.removeFromSuperview() }
    dots.removeLast(max(dots.count - row.dotCount, 0))
    while dots.count < row.dotCount {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    for dot in dots {
      dot.bounds.size = CGSize(width: row.diameter, height: row.diameter)
      dot.layer.cornerRadius = row.diameter / 2
    }
    placeDots()
  }

  /// The area of the dots: within the sides of the safe area, at the edge toward the pages.
  private var area: CGRect {
    if placement == .external { return bounds }
    let height = min(barHeight, bounds.height)
    return CGRect(
      x: safeAreaInsets.left, y: placement == .top ? bounds.height - height : 0,
      width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0), height: height)
  }

  /// The diameter of a dot, in points.
  private var diameter: CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .subheadline)
    return min(max(metrics.scaledValue(for: 8, compatibleWith: traitCollection), 8), 16)
  }

  /// The position of the current color among the dots, with a fraction during a transition.
  private var position: CGFloat {
    func dot(_ tab: Int?) -> CGFloat? { tab.flatMap(pages.firstIndex(of:)).map { CGFloat($0) } }
    guard let selected = dot(barState.selectedIndex) ?? dot(barState.incomingIndex) else { return 0 }
    return selected + ((dot(barState.incomingIndex) ?? selected) - selected) * barState.progress
  }

  private func placeDots() {
    guard !dots.isEmpty, dots.count <= pages.count else { return }
    let position = position
    let start = row.start(for: position)
    let first = min(Int(start), pages.count - dots.count)
    for page in first..<first + dots.count {
      let (dot, offset) = (dots[page % dots.count], CGFloat(page) - start)
      let (center, scale) = (row.center(at: offset), row.scale(at: offset, start: start))
      if dot.center != center { dot.center = center }
      let transform = CGAffineTransform(scaleX: scale, y: scale)
      if dot.transform != transform { dot.transform = transform }
      let color = color(fraction: max(1 - abs(position - CGFloat(page)), 0))
      if dot.backgroundColor != color { dot.backgroundColor = color }
    }
  }

  private func color(fraction: CGFloat) -> UIColor {
    (pageIndicatorTintColor ?? .tertiaryLabel)
      .mixed(with: currentPageIndicatorTintColor ?? .label, fraction: fraction, in: traitCollection)
  }

  /// Updates the size of the dots for the Dynamic Type size, and their colors for the color appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The size of a bar with all dots, for a view of the app's that contains an external bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: DotRow.width(of: pages.count, diameter: diameter), height: barHeight)
  }

  // MARK: Selecting

  /// The tab from which the next and the previous page count. During a transition, the one that this bar has asked for, so that
  /// three quick taps are three pages, or else the nearer one.
  private var currentTab: Int? {
    guard let incoming = barState.incomingIndex else { return barState.selectedIndex }
    return requestedTab ?? (barState.progress < 0.5 ? barState.selectedIndex : nil) ?? incoming
  }

  /// The index of that tab's dot. Nil also if the items have changed and the bar has not been updated yet.
  private var currentPage: Int? { currentTab.flatMap(pages.firstIndex(of:)) }

  /// Asks for the next page in a direction whose tab is enabled.
  private func selectPage(by step: Int) {
    guard let current = currentPage else { return }
    let pagesAhead = step > 0 ? Array(pages[(current + 1)...]) : pages[..<current].reversed()
    guard let tab = pagesAhead.first(where: { items[$0].isEnabled }) else { return }
    requestedTab = tab
    onSelect?(tab)
  }

  /// Selects the next or the previous page if the touch ends inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isOnTrailingHalf = (touch.location(in: self).x >= bounds.midX) != row.isMirrored
    selectPage(by: isOnTrailingHalf ? 1 : -1)
  }

  // MARK: Accessibility

  /// The label of the current page, unless another one is set.
  open override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      return MainThread.assume { label ?? currentPage.flatMap { items[pages[$0]].resolvedAccessibilityLabel } }
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The number of the current page and the number of pages, by `ContainerAccessibilityStrings.page`, unless another value is set.
  open override var accessibilityValue: String? {
    get {
      let value = super.accessibilityValue
      return MainThread.assume { value ?? pageNumber }
    }
    set { super.accessibilityValue = newValue }
  }

  private var pageNumber: String? {
    currentPage.map { ContainerAccessibilityStrings.current.page("", $0 + 1, pages.count) }
  }

  /// Selects the next page.
  open override func accessibilityIncrement() { MainThread.assume { selectPage(by: 1) } }

  /// Selects the previous page.
  open override func accessibilityDecrement() { MainThread.assume { selectPage(by: -1) } }
}

extension PageDotsBar: ScrubbedBar {
  var scrubArea: CGRect { area }

  func scrubStart(at point: CGPoint) -> ScrubStart? { pages.isEmpty ? nil : .move }

  func tabPosition(at point: CGPoint) -> CGFloat {
    guard row.pitch > 0, let last = pages.indices.last else { return 0 }
    let dot = dotPosition(at: point)
    // Tabs without dots lie between those of two dots.
    let (before, after) = (CGFloat(pages[Int(dot)]), CGFloat(pages[min(Int(dot) + 1, last)]))
    return before + (after - before) * (dot - dot.rounded(.down))
  }

  /// Returns the position among the dots to which a finger has slid.
  private func dotPosition(at point: CGPoint) -> CGFloat {
    let moved = (point.x - scrubStart.x) / row.pitch
    return min(max(scrubStart.position + (row.isMirrored ? -moved : moved), 0), CGFloat(max(pages.count - 1, 0)))
  }

  var canScrollTabs: Bool { row.dotCount < pages.count }

  private static let scrollSlowdown: CGFloat = 4

  /// Dots are closer together than tabs, so they scroll at a fourth of the speed.
  func scrollTabs(by distance: CGFloat, under point: CGPoint) -> Bool {
    let before = dotPosition(at: point)
    scrubStart.x -= distance / Self.scrollSlowdown
    if dotPosition(at: point) != before { return true }
    scrubStart.x += distance / Self.scrollSlowdown
    return false
  }

  func scrubWillBegin(at point: CGPoint) { scrubStart = (point.x, position) }
}
