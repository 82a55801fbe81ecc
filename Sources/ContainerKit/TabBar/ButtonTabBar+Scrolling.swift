import UIKit

// Where the tabs do not fit they scroll, and the selected one is kept in the middle as far as there are tabs on both
// sides. During a switch the content goes from where it is to the place of the incoming tab; a cancelled one brings it
// back. What the user scrolls stays the user's until the next switch.
extension ButtonTabBar {
  /// What the tabs were last laid out for.
  struct Widths: Equatable {
    let room: CGFloat
    let tabs: [CGFloat]
    let isMirrored: Bool
    let total: CGFloat

    init(room: CGFloat = 0, tabs: [CGFloat] = [], isMirrored: Bool = false) {
      (self.room, self.tabs, self.isMirrored) = (room, tabs, isMirrored)
      total = tabs.reduce(0, +)
    }

    /// How far the content can be scrolled.
    var reach: CGFloat { max(total - room, 0) }
  }

  /// The same for all where that is enough for each; where it is not, what each needs, and its part of what is left.
  func widths(in room: CGFloat) -> [CGFloat] {
    let even = room / CGFloat(max(tabs.count, 1))
    // One that is wider than the bar is cut off.
    let least = tabs.map { min(max($0.contentWidth + 2 * appearance.spacing, appearance.minimumTabWidth), room) }
    guard least.contains(where: { $0 > even }) else { return tabs.map { _ in even } }
    let part = max(room - least.reduce(0, +), 0) / CGFloat(tabs.count)
    return least.map { $0 + part }
  }

  /// Puts the tabs side by side, the first on the side where reading begins.
  func placeTabs() {
    // What the user has scrolled to stays where only what tabs show has changed.
    let stays =
      hasOtherContents && shown.towards == nil && scroller.contentOffset.x != restingOffset(of: shown.selected)
    hasOtherContents = false
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
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
    scroller.isScrollEnabled = new.reach > 0
    guard new != laidOut else { return }
    let isSameRoom = new.room == laidOut.room && new.isMirrored == laidOut.isMirrored
    laidOut = new
    guard !(stays && isSameRoom) else { return scroll(to: min(scroller.contentOffset.x, new.reach)) }
    legStart = nil
    scroll(to: restingOffset(of: shown.selected ?? shown.towards))
    if shown.towards != nil { beginLeg() }
  }

  /// With a tab in the middle, as far as the content goes.
  private func restingOffset(of tab: Int?) -> CGFloat {
    guard let tab, tabs.indices.contains(tab) else { return 0 }
    return min(max(tabs[tab].frame.midX - laidOut.room / 2, 0), laidOut.reach)
  }

  private func scroll(to offset: CGFloat) {
    if scroller.contentOffset.x != offset { scroller.contentOffset = CGPoint(x: offset, y: 0) }
  }

  private func beginLeg() {
    legStart = scroller.contentOffset.x
    moveAlong()
  }

  private func moveAlong() {
    guard let start = legStart, let towards = shown.towards else { return }
    // The user has taken it over.
    if scroller.isUsers { return legStart = nil }
    scroll(to: start + (restingOffset(of: towards) - start) * shown.progress)
  }

  func scrollAlong(from old: Shown) {
    guard laidOut.reach > 0 else { return legStart = nil }
    if shown.towards == nil {
      let isUsers = scroller.isUsers || old.towards != nil && legStart == nil
      if !isUsers {
        if shown.selected != old.selected {
          scroll(to: restingOffset(of: shown.selected))
        } else if let legStart {
          scroll(to: legStart)
        }
      }
      legStart = nil
    } else if (shown.selected, shown.towards) != (old.selected, old.towards) {
      // A switch that follows another without a rest begins where that one went to.
      if old.towards != nil, old.towards == shown.selected, legStart != nil, !scroller.isUsers {
        scroll(to: restingOffset(of: shown.selected))
      }
      legStart = nil
      if !scroller.isUsers { beginLeg() }
    } else {
      moveAlong()
    }
  }
}
