import UIKit

// Everything that follows a transition frame by frame: colors, badges, the indicator's frame, and the content offset.
// Nothing else is written, and nothing is laid out.
extension ButtonTabBar {
  /// Returns the current color of a tab's title.
  func color(at index: Int) -> UIColor {
    appearance.unselectedColor.mixed(
      with: appearance.selectedColor, fraction: state.fraction(at: index), in: traitCollection)
  }

  func show(tab index: Int) {
    let button = tabs[index]
    let (fraction, traits) = (state.fraction(at: index), traitCollection)
    button.show(
      fraction: fraction, color: color(at: index),
      badgeColor: appearance.badgeColor.mixed(
        with: appearance.selectedBadgeColor ?? appearance.badgeColor, fraction: fraction, in: traits),
      badgeTextColor: appearance.badgeTextColor)
    if button.isSelected != (index == state.selectedIndex) { button.isSelected = index == state.selectedIndex }
  }

  func showAll() {
    for index in tabs.indices { show(tab: index) }
    placeIndicator()
  }

  func stateDidChange(from old: ContainerTabBarState) {
    update(state.selectedIndex)
    if state.incomingIndex != state.selectedIndex { update(state.incomingIndex) }
    if !isShown(old.selectedIndex) { update(old.selectedIndex) }
    if !isShown(old.incomingIndex), old.incomingIndex != old.selectedIndex { update(old.incomingIndex) }
    placeIndicator()
    updateScrolling(from: old)
  }

  private func isShown(_ index: Int?) -> Bool { index == state.selectedIndex || index == state.incomingIndex }

  private func update(_ index: Int?) {
    guard let index, tabs.indices.contains(index) else { return }
    show(tab: index)
  }

  private func isAbove(_ edge: Indicator.Edge) -> Bool { edge == .inner ? placement == .bottom : edge == .top }

  /// Sets the indicator's frame, interpolated between the frames of the two tabs.
  func placeIndicator() {
    guard let style = appearance.indicator else { return }
    guard let selected = state.selectedIndex ?? state.incomingIndex, tabs.indices.contains(selected) else {
      indicator.frame = .zero
      return
    }
    let from = tabs[selected].frame
    let to = state.incomingIndex.flatMap { tabs.indices.contains($0) ? tabs[$0].frame : nil } ?? from
    let progress = state.incomingIndex == nil ? 0 : state.progress
    let frame = CGRect(
      x: from.minX + (to.minX - from.minX) * progress,
      y: isAbove(style.edge) ? 0 : from.height - style.height,
      width: from.width + (to.width - from.width) * progress, height: style.height)
    if indicator.frame != frame { indicator.frame = frame }
  }
}
