import UIKit

/// A view that contains neighboring tabs, or the groups of neighboring tabs, in the coordinates of its superview.
@MainActor final class TabGroup: UIView {
  /// Covers the views that it contains, which keep their frames.
  func cover(_ area: CGRect) {
    guard bounds != area else { return }
    bounds = area
    center = CGPoint(x: area.midX, y: area.midY)
  }
}

/// The superviews of a bar's tabs. Up to 32 tabs are subviews of the scroll view. More are in groups, and the groups in
/// larger groups, so that a frame that changes two tabs and scrolls the others does not visit all of them.
@MainActor struct TabGroups {
  static let largestFlatCount = 32
  private static let size = 16

  /// Groups of tabs, and groups of these groups, in their order.
  private var groups: [[TabGroup]] = [[], []]
  private var isFlat = true

  /// Adds tabs to their superviews in order, and removes groups that are not needed any more.
  ///
  /// - Parameters:
  ///   - tabs: All tabs of the bar.
  ///   - first: The index of the first one that is new, or had another index.
  ///   - view: The scroll view.
  mutating func arrange(_ tabs: [UIView], from first: Int, in view: UIView) {
    let wasFlat = isFlat
    isFlat = tabs.count <= Self.largestFlatCount
    for index in (isFlat == wasFlat ? first : 0)..<tabs.count {
      let superview = isFlat ? view : group(0, at: index / Self.size, in: view)
      if tabs[index].superview === superview { continue }
      if index > 0, tabs[index - 1].superview === superview {
        superview.insertSubview(tabs[index], aboveSubview: tabs[index - 1])
      } else {
        superview.insertSubview(tabs[index], at: 0)
      }
    }
    var count = isFlat ? 0 : tabs.count
    for level in groups.indices {
      count = (count + Self.size - 1) / Self.size
      while groups[level].count > count { groups[level].removeLast().removeFromSuperview() }
    }
  }

  private mutating func group(_ level: Int, at index: Int, in view: UIView) -> UIView {
    if index == groups[level].count {
      let group = TabGroup(frame: .zero)
      groups[level].append(group)
      let superview = level + 1 < groups.count ? self.group(level + 1, at: index / Self.size, in: view) : view
      superview.addSubview(group)
    }
    return groups[level][index]
  }

  /// Lets the groups cover their tabs, which are side by side in frames of the scroll view's coordinates.
  func cover(_ frames: [CGRect]) {
    var size = 1
    for level in groups {
      size *= Self.size
      for (index, group) in level.enumerated() {
        let last = min((index + 1) * size, frames.count) - 1
        if last >= index * size { group.cover(frames[index * size].union(frames[last])) }
      }
    }
  }
}
