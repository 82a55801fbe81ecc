import UIKit

// If the tabs do not fit, they scroll. The selected tab is centered as far as the content allows. During a transition
// the content scrolls from its current offset to that of the incoming page's tab; a cancelled transition scrolls it
// back. If the user scrolls the tabs, they stay there until the next transition.
extension ButtonTabBar {
  /// The measurements of the last layout.
  struct Widths: Equatable {
    let room: CGFloat
    let tabs: [CGFloat]
    let isMirrored: Bool
    let total: CGFloat

    init(room: CGFloat = 0, tabs: [CGFloat] = [], isMirrored: Bool = false) {
      (self.room, self.tabs, self.isMirrored) = (room, tabs, isMirrored)
      total = tabs.reduce(0, +)
    }

    var maximumOffset: CGFloat { max(total - room, 0) }
  }

  /// Returns the tabs' widths: equal if every tab fits, otherwise its minimum plus an equal part of the remaining space.
  func widths(in room: CGFloat) -> [CGFloat] {
    let even = room / CGFloat(max(tabs.count, 1))
    // A tab that is wider than the bar is cut off.
    let least = tabs.map { min(max($0.contentWidth + 2 * appearance.tabPadding, appearance.minimumTabWidth), room) }
    guard least.contains(where: { $0 > even }) else { return tabs.map { _ in even } }
    let part = max(room - least.reduce(0, +), 0) / CGFloat(tabs.count)
    return least.map { $0 + part }
  }

  /// Places the tabs side by side, starting at the leading edge.
  func placeTabs() {
    // The offset to which the user has scrolled stays if only the contents of the tabs have changed.
    let stays =
      hasChangedContents && state.incomingIndex == nil
      && scroller.contentOffset.x != restingOffset(of: state.selectedIndex)
    hasChangedContents = false
    let sides = placement == .top ? insetsBesideWindowControls : safeAreaInsets
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
    let height = min(contentHeight, bounds.height)
    let top = placement == .top ? bounds.height - height : 0
    let frame = CGRect(x: area.minX, y: top, width: max(area.width, 0), height: height)
    if scroller.frame != frame { scroller.frame = frame }
    let new = Widths(
      room: frame.width, tabs: widths(in: frame.width),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let size = CGSize(width: max(new.total, new.room), height: height)
    var x = new.isMirrored ? size.width : 0
    for (button, width) in zip(tabs, new.tabs) {
      if new.isMirrored { x -= width }
      button.frame = CGRect(x: x, y: 0, width: width, height: height)
      if !new.isMirrored { x += width }
    }
    if scroller.contentSize != size { scroller.contentSize = size }
    scroller.isScrollEnabled = new.maximumOffset > 0
    guard new != laidOutWidths else { return }
    let isSameRoom = new.room == laidOutWidths.room && new.isMirrored == laidOutWidths.isMirrored
    laidOutWidths = new
    guard !(stays && isSameRoom) else { return scroll(to: min(scroller.contentOffset.x, new.maximumOffset)) }
    scrollStart = nil
    scroll(to: restingOffset(of: state.selectedIndex ?? state.incomingIndex))
    if state.incomingIndex != nil { beginScrolling() }
  }

  /// Returns the offset that centers a tab, as far as the content allows.
  private func restingOffset(of tab: Int?) -> CGFloat {
    guard let tab, tabs.indices.contains(tab) else { return 0 }
    return min(max(tabs[tab].frame.midX - laidOutWidths.room / 2, 0), laidOutWidths.maximumOffset)
  }

  private func scroll(to offset: CGFloat) {
    if scroller.contentOffset.x != offset { scroller.contentOffset = CGPoint(x: offset, y: 0) }
  }

  private func beginScrolling() {
    scrollStart = scroller.contentOffset.x
    scrollWithProgress()
  }

  private func scrollWithProgress() {
    guard let start = scrollStart, let incoming = state.incomingIndex else { return }
    // The user is scrolling the tabs.
    if scroller.isUserScrolling { return scrollStart = nil }
    scroll(to: start + (restingOffset(of: incoming) - start) * state.progress)
  }

  func updateScrolling(from old: ContainerTabBarState) {
    guard laidOutWidths.maximumOffset > 0 else { return scrollStart = nil }
    if state.incomingIndex == nil {
      let isUserScrolling = scroller.isUserScrolling || old.incomingIndex != nil && scrollStart == nil
      if !isUserScrolling {
        if state.selectedIndex != old.selectedIndex {
          scroll(to: restingOffset(of: state.selectedIndex))
        } else if let scrollStart {
          scroll(to: scrollStart)
        }
      }
      scrollStart = nil
    } else if (state.selectedIndex, state.incomingIndex) != (old.selectedIndex, old.incomingIndex) {
      // A transition that follows another immediately starts at the offset at which that one ended.
      if old.incomingIndex != nil, old.incomingIndex == state.selectedIndex, scrollStart != nil,
        !scroller.isUserScrolling
      {
        scroll(to: restingOffset(of: state.selectedIndex))
      }
      scrollStart = nil
      if !scroller.isUserScrolling { beginScrolling() }
    } else {
      scrollWithProgress()
    }
  }
}

/// The scroll view that contains a bar's tabs. It scrolls if they do not fit.
@MainActor final class TabScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    // A tab is highlighted at once, and its highlight ends if the finger scrolls.
    delaysContentTouches = false
    behaveAsBar()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// `true` while the user scrolls the content, or it decelerates.
  var isUserScrolling: Bool { isTracking || isDragging || isDecelerating }
}
