import CoreGraphics

/// The tabs of the bar, which follow its items.
extension UITabBar {
  func itemsDidChange(from old: [UITabBarItem]) {
    let items = items ?? []
    for item in old where !items.contains(where: { $0 === item }) { item.onChange = nil }
    if let selectedItem, !items.contains(where: { $0 === selectedItem }) {
      if manager == nil { self.selectedItem = nil }
    }
    while tabs.count > items.count { tabs.removeLast().removeFromSuperview() }
    while tabs.count < items.count {
      let tab = BarTab(frame: .zero)
      tab.addAction(UIAction { [weak self, unowned tab] _ in self?.tabWasTapped(tab) }, for: .touchUpInside)
      tabs.append(tab)
      addSubview(tab)
    }
    for (tab, item) in zip(tabs, items) {
      tab.item = item
      item.onChange = { [weak self, weak tab] in
        guard let self, let tab else { return }
        self.show(tab)
      }
    }
    accessibilityElements = tabs
    showTabs()
    setNeedsLayout()
  }

  func showTabs() {
    for tab in tabs { show(tab) }
  }

  func layOutTabs() {
    guard !tabs.isEmpty else { return }
    let insets = superview?.safeAreaInsets ?? .zero
    let width = max(bounds.width - insets.left - insets.right, 0) / CGFloat(tabs.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tab) in tabs.enumerated() {
      let position = CGFloat(isMirrored ? tabs.count - 1 - index : index)
      tab.frame = CGRect(
        x: insets.left + position * width, y: 0, width: width, height: min(Self.tabHeight, bounds.height))
    }
  }

  private func show(_ tab: BarTab) {
    let isSelected = tab.item != nil && tab.item === selectedItem
    tab.show(isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
  }

  /// Selects the item before the delegate is notified. A tab bar controller selects the item of its bar itself.
  private func tabWasTapped(_ tab: BarTab) {
    guard let item = tab.item else { return }
    if manager == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    manager?.tabWasTapped(item)
  }
}
