import ContainerKit
// The traits are variables in the iOS 16 SDK.
@preconcurrency import UIKit

/// A container with a rail of tabs at the leading side in regular width, as on an iPad, and a bar at the bottom in compact
/// width. The pages extend under the rail. It is part of their safe area.
final class SideRailViewController: ContainerViewController {
  private let rail = SideRail()
  /// Returns true if there is room for the rail.
  var hasRoom: (UITraitCollection) -> Bool = { $0.horizontalSizeClass == .regular }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillGaps()
    updateBar()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBar()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
    rail.frame = CGRect(x: isMirrored ? view.bounds.width - width : 0, y: 0, width: width, height: view.bounds.height)
  }

  private func updateBar() {
    guard isViewLoaded, hasRoom(traitCollection) != (customTabBar === rail) else { return }
    let isRail = customTabBar == nil
    tabBarPlacement = isRail ? .external : .bottom
    customTabBar = isRail ? rail : nil
    if isRail { view.addSubview(rail) } else { rail.removeFromSuperview() }
    let width = isRail ? SideRail.width : 0
    additionalSafeAreaInsets = UIEdgeInsets(
      top: 0, left: isMirrored ? 0 : width, bottom: 0, right: isMirrored ? width : 0)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// Tabs below each other, with a pill behind the selected one's image that follows the finger.
private final class SideRail: UIView, ContainerTabBar {
  /// The rail's width, in points, without the safe area.
  static let width: CGFloat = 80
  private static let tabHeight: CGFloat = 72
  var onSelect: ((Int) -> Void)?
  var items: [ContainerTabItem] = [] {
    didSet { itemsDidChange() }
  }
  private var tabs: [SideRailTab] = []
  private let pill = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 32))
  private var state = ContainerTabBarState()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Dark, as the pictures beside it, so that the status bar's light text can be read.
    overrideUserInterfaceStyle = .dark
    backgroundColor = .secondarySystemBackground
    pill.backgroundColor = .systemBlue.withAlphaComponent(0.18)
    pill.layer.cornerRadius = 16
    addSubview(pill)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  required init?(coder: NSCoder) { nil }

  private func itemsDidChange() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = items.enumerated().map { index, item in
      let tab = SideRailTab(item)
      tab.addAction(UIAction { [unowned self] _ in onSelect?(index) }, for: .touchUpInside)
      addSubview(tab)
      return tab
    }
    setNeedsLayout()
  }

  func update(_ state: ContainerTabBarState) {
    self.state = state
    let highlighted = state.progress < 0.5 ? state.selectedIndex : state.incomingIndex
    for (index, tab) in tabs.enumerated() {
      tab.isSelected = index == state.selectedIndex
      tab.isShownSelected = index == highlighted
    }
    placePill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The tabs are beside the pages, in the middle of the safe area.
    let area = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - Self.width, y: safeAreaInsets.top,
      width: Self.width, height: bounds.height - safeAreaInsets.top - safeAreaInsets.bottom)
    let top = area.midY - CGFloat(tabs.count) * Self.tabHeight / 2
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: area.minX, y: top + CGFloat(index) * Self.tabHeight, width: area.width, height: Self.tabHeight)
    }
    placePill()
  }

  private func placePill() {
    guard let selected = state.selectedIndex, tabs.indices.contains(selected) else { return pill.isHidden = true }
    pill.isHidden = false
    let start = tabs[selected].pillCenter
    let end = tabs[state.incomingIndex ?? selected].pillCenter
    pill.center = CGPoint(x: start.x, y: start.y + (end.y - start.y) * state.progress)
  }
}

/// A tab of the rail: an image above a title.
private final class SideRailTab: UIControl {
  private let image = UIImageView()
  private let title = UILabel("", .caption2)
  private let item: ContainerTabItem

  init(_ item: ContainerTabItem) {
    self.item = item
    super.init(frame: .zero)
    showSelection()
    title.text = item.title
    (title.font, title.numberOfLines) = (.bar(11, .medium), 1)
    let stack = UIStackView(.vertical, spacing: 8, alignment: .center, [image, title])
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    // Not required: before its first layout the tab has no width.
    let atMost = stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -8)
    atMost.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      atMost,
      image.topAnchor.constraint(equalTo: topAnchor, constant: 10),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = item.resolvedAccessibilityLabel
    accessibilityValue = item.resolvedAccessibilityValue
    showsLargeContentViewer = true
    largeContentTitle = item.title
    largeContentImage = item.image
  }

  required init?(coder: NSCoder) { nil }

  /// The center of the image, in the rail's coordinate space.
  var pillCenter: CGPoint { CGPoint(x: frame.midX, y: frame.minY + 10 + (item.image?.size.height ?? 0) / 2) }

  /// `true` if the tab looks selected: from halfway through a transition to its page, so that nothing changes when that ends.
  var isShownSelected = false {
    didSet { if isShownSelected != oldValue { showSelection() } }
  }

  private func showSelection() {
    tintColor = isShownSelected ? .systemBlue : .secondaryLabel
    image.image = isShownSelected ? item.selectedImage ?? item.image : item.image
  }

  override var isSelected: Bool {
    didSet { accessibilityTraits = isSelected ? [.button, .selected] : .button }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    title.textColor = tintColor
  }
}
