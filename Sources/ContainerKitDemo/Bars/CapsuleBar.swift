import ContainerKit
import UIKit

/// A capsule of tabs below an accessory, such as a player. While a page scrolls down, the capsule closes around the selected
/// tab, and the accessory comes down beside it. Both return when the page scrolls up, when the closed capsule is tapped, or
/// when another page is selected.
///
/// A page reports its scrolling with `follow(_:)` and `settle(_:)`. The pages' safe area contains the open bar and does not
/// change. With Reduce Motion or VoiceOver, the bar stays open.
final class CapsuleBar: UIView, ContainerTabBar {
  /// The scrolled distance that closes the bar, in points.
  private static let travel: CGFloat = 120
  private static let tabWidth: CGFloat = 76
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private let tabs = ButtonTabBar()
  private let accessory: UIView
  /// Opens the closed bar.
  private let opener = UIControl()
  /// The fraction to which the bar is closed, from 0 to 1.
  private(set) var closedFraction: CGFloat = 0 {
    didSet { if closedFraction != oldValue { setNeedsLayout() } }
  }
  private var selectedIndex: Int?
  private weak var followed: UIScrollView?
  private var followedOffset: CGFloat = 0

  init(accessory: UIView) {
    self.accessory = accessory
    super.init(frame: .zero)
    tabs.appearance.configureWithDefaultBackground()
    tabs.appearance.floating = ButtonTabBar.Floating(insets: .zero)
    tabs.appearance.tabWidth = .fixed(Self.tabWidth)
    var pill = ButtonTabBar.Indicator.pill(insets: .init(top: 4, leading: 4, bottom: 4, trailing: 4))
    pill.width = .tab
    tabs.appearance.indicator = pill
    // This view sets the frame of the tabs.
    tabs.placementDidChange(to: .external)
    opener.isAccessibilityElement = false
    opener.addAction(UIAction { [unowned self] _ in close(to: 0) }, for: .touchUpInside)
    for view in [tabs, accessory, opener] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The tabs

  var items: [ContainerTabItem] {
    get { tabs.items }
    set { tabs.items = newValue }
  }

  var onSelect: ((Int) -> Void)? {
    get { tabs.onSelect }
    set { tabs.onSelect = newValue }
  }

  var onLongPress: ((Int) -> Bool)? {
    get { tabs.onLongPress }
    set { tabs.onLongPress = newValue }
  }

  var onScrub: ((ContainerTabScrub) -> Void)? {
    get { tabs.onScrub }
    set { tabs.onScrub = newValue }
  }

  func update(_ state: ContainerTabBarState) {
    if state.selectedIndex != selectedIndex { close(to: 0) }
    selectedIndex = state.selectedIndex
    tabs.update(state)
  }

  /// None: the capsule is the tab bar, and the accessory is not in it.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }

  // MARK: Scrolling

  private var staysOpen: Bool { UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning }

  /// Closes or opens the bar with the finger, by the distance that a page has scrolled. For `scrollViewDidScroll(_:)`,
  /// and for `scrollViewWillBeginDragging(_:)`, from which on the distance counts.
  func follow(_ scrollView: UIScrollView) {
    let insets = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    // The rubber band at the ends does not count.
    let offset = max(min(scrollView.contentOffset.y, end), -insets.top)
    let distance = scrollView === followed ? offset - followedOffset : 0
    (followed, followedOffset) = (scrollView, offset)
    guard scrollView.isDragging || scrollView.isDecelerating else { return }
    // At the top the bar is open.
    let most = staysOpen ? 0 : min((offset + insets.top) / Self.travel, 1)
    closedFraction = max(min(closedFraction + distance / Self.travel, most), 0)
  }

  /// Closes or opens the bar with an animation, whichever is nearer. For a scroll that has come to rest.
  func settle(_ scrollView: UIScrollView) {
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    close(to: isAtTop || staysOpen ? 0 : closedFraction.rounded())
  }

  private func close(to fraction: CGFloat) {
    guard fraction != closedFraction else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { [self] in
      closedFraction = fraction
      layoutIfNeeded()
    }
  }

  // MARK: Layout

  var barHeight: CGFloat { 2 * tabs.barHeight + 2 * Self.gap }

  /// The tabs' height changes with the Dynamic Type size, and the container reads the bar's height in its layout.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }

  /// In the first half, the capsule closes and the accessory becomes narrower. In the second half, the accessory comes down.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let (closing, lowering) = (min(2 * closedFraction, 1), max(2 * closedFraction - 1, 0))
    func value(_ open: CGFloat, _ closed: CGFloat, _ fraction: CGFloat) -> CGFloat { open + (closed - open) * fraction }
    let (height, row) = (tabs.barHeight, tabs.barHeight + Self.gap)
    let openWidth = min(tabs.intrinsicContentSize.width, area.width)
    let start = value(0, Self.tabWidth + Self.gap, closing)
    tabs.frame = mirrored(
      CGRect(
        x: area.minX + value((area.width - openWidth) / 2, 0, closing), y: row,
        width: value(openWidth, Self.tabWidth, closing), height: height), in: area)
    accessory.frame = mirrored(
      CGRect(x: area.minX + start, y: value(0, row, lowering), width: area.width - start, height: height), in: area)
    opener.frame = tabs.frame
    opener.isHidden = closedFraction < 1
  }

  private func mirrored(_ frame: CGRect, in area: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var frame = frame
    frame.origin.x = area.minX + area.maxX - frame.maxX
    return frame
  }

  /// Returns true in the capsule and in the accessory. The space around them is the page's.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tabs.frame.contains(point) || accessory.frame.contains(point)
  }
}
