import UIKit

// Everything that follows a transition frame by frame: colors, badges, the indicator's frame, and the content offset.
// Nothing else is written, and nothing is laid out.
extension ButtonTabBar {
  /// Returns the fraction to which a tab is selected, from 0 to 1.
  func fraction(at index: Int) -> CGFloat {
    switch index {
    case shown.selected: shown.towards == nil ? 1 : 1 - shown.progress
    case shown.towards: shown.progress
    default: 0
    }
  }

  /// Returns the current color of a tab's title.
  func color(at index: Int) -> UIColor {
    appearance.unselectedColor.mixed(with: appearance.selectedColor, fraction: fraction(at: index), in: traitCollection)
  }

  func show(tab index: Int) {
    let button = tabs[index]
    let (fraction, traits) = (fraction(at: index), traitCollection)
    button.show(
      fraction: fraction, color: color(at: index),
      badgeColor: appearance.badgeColor.mixed(
        with: appearance.selectedBadgeColor ?? appearance.badgeColor, fraction: fraction, in: traits),
      badgeTextColor: appearance.badgeTextColor)
    if button.isSelected != (index == shown.selected) { button.isSelected = index == shown.selected }
  }

  func showAll() {
    for index in tabs.indices { show(tab: index) }
    placeIndicator()
  }

  func shownDidChange(from old: Shown) {
    update(shown.selected)
    if shown.towards != shown.selected { update(shown.towards) }
    if !isShown(old.selected) { update(old.selected) }
    if !isShown(old.towards), old.towards != old.selected { update(old.towards) }
    placeIndicator()
    updateScrolling(from: old)
  }

  private func isShown(_ index: Int?) -> Bool { index == shown.selected || index == shown.towards }

  private func update(_ index: Int?) {
    guard let index, tabs.indices.contains(index) else { return }
    show(tab: index)
  }

  private func isAbove(_ edge: Indicator.Edge) -> Bool { edge == .inner ? placement == .bottom : edge == .top }

  /// Sets the indicator's frame, interpolated between the frames of the two tabs.
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
