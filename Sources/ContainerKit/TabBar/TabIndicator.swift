import UIKit

/// The line that marks the selected tab, and moves to another tab with the progress of a transition.
@MainActor final class TabIndicator: UIView {
  private var appearance: ButtonTabBar.Indicator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the appearance, or hides the indicator if there is none.
  ///
  /// - Parameter color: The color of an indicator that has none of its own.
  func setAppearance(_ appearance: ButtonTabBar.Indicator?, color: UIColor) {
    self.appearance = appearance
    isHidden = appearance == nil
    backgroundColor = appearance?.color ?? color
  }

  /// Sets the frame, interpolated between the frames of two tabs.
  func place(in tabs: [TabButton], state: ContainerTabBarState, placement: ContainerTabBarPlacement) {
    guard let appearance else { return }
    guard let selected = state.selectedIndex ?? state.incomingIndex, tabs.indices.contains(selected) else {
      frame = .zero
      return
    }
    let from = tabs[selected].frame
    let to = state.incomingIndex.flatMap { tabs.indices.contains($0) ? tabs[$0].frame : nil } ?? from
    let isAtTop = appearance.edge == .facingPages ? placement == .bottom : appearance.edge == .top
    let progress = state.incomingIndex == nil ? 0 : state.progress
    let frame = CGRect(
      x: from.minX + (to.minX - from.minX) * progress,
      y: isAtTop ? 0 : from.height - appearance.height,
      width: from.width + (to.width - from.width) * progress, height: appearance.height)
    if self.frame != frame { self.frame = frame }
  }
}
