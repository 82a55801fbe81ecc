import UIKit

// What follows a switch, frame by frame: colours, badges, the indicator's frame and the place of the content. Nothing
// else is written and nothing is laid out.
extension ButtonTabBar {
  /// How much a tab is selected, from 0 to 1.
  func share(at index: Int) -> CGFloat {
    switch index {
    case shown.selected: shown.towards == nil ? 1 : 1 - shown.progress
    case shown.towards: shown.progress
    default: 0
    }
  }

  /// The colour in which a tab's title is shown now.
  func color(at index: Int) -> UIColor {
    appearance.unselectedColor.mixed(with: appearance.selectedColor, share: share(at: index), in: traitCollection)
  }

  func show(tab index: Int) {
    let button = tabs[index]
    let (share, traits) = (share(at: index), traitCollection)
    button.show(
      share: share,
      color: appearance.unselectedColor.mixed(with: appearance.selectedColor, share: share, in: traits),
      badgeColor: appearance.badgeColor.mixed(
        with: appearance.selectedBadgeColor ?? appearance.badgeColor, share: share, in: traits),
      badgeTextColor: appearance.badgeTextColor)
    if button.isSelected != (index == shown.selected) { button.isSelected = index == shown.selected }
  }

  func showAll() {
    for index in tabs.indices { show(tab: index) }
    placeIndicator()
  }

  func shownDidChange(from old: Shown) {
    let changed = Set([shown.selected, shown.towards, old.selected, old.towards].compactMap { $0 })
    for index in changed.sorted() where tabs.indices.contains(index) { show(tab: index) }
    placeIndicator()
    scrollAlong(from: old)
  }

  private func isAbove(_ edge: Indicator.Edge) -> Bool { edge == .inner ? placement == .bottom : edge == .top }

  /// Between the frames of the two tabs.
  func placeIndicator() {
    guard let style = appearance.indicator else { return }
    guard let selected = shown.selected ?? shown.towards, tabs.indices.contains(selected) else {
      indicator.frame = .zero
      return
    }
    let from = tabs[selected].frame
    let to = shown.towards.flatMap { tabs.indices.contains($0) ? tabs[$0].frame : nil } ?? from
    let progress = shown.towards == nil ? 0 : shown.progress
    let frame = CGRect(
      x: from.minX + (to.minX - from.minX) * progress,
      y: isAbove(style.edge) ? 0 : from.height - style.height,
      width: from.width + (to.width - from.width) * progress, height: style.height)
    if indicator.frame != frame { indicator.frame = frame }
  }
}
