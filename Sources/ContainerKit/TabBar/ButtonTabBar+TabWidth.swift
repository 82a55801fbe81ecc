import UIKit

extension ButtonTabBar {
  /// A width of the tabs.
  public enum TabWidth: Hashable, Sendable {
    /// Equal widths that fill the bar. If a tab would be narrower than `Appearance.minimumTabWidth`, or than its contents and
    /// their padding, each tab has this minimum and an equal part of the space that remains.
    case equal
    /// The width of each tab's contents, with `Appearance.tabPadding` on either side.
    case title
    /// A width in points. Finite; a negative width is 0. A title that does not fit is truncated.
    case fixed(CGFloat)

    /// The width in points, if it is fixed; otherwise 0.
    var points: CGFloat { if case .fixed(let points) = self { points } else { 0 } }
  }

  /// The position of tabs that do not fill the bar.
  public enum TabAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge: the left one in a left-to-right layout.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge: the right one in a left-to-right layout.
    case trailing
  }
}

extension ButtonTabBar.Appearance {
  /// Returns the widths of tabs whose contents have given widths.
  ///
  /// - Parameter room: The width of the bar without the safe area and the insets, in points. No tab is wider.
  func tabWidths(contents: [CGFloat], in room: CGFloat) -> [CGFloat] {
    switch tabWidth {
    case .equal: equalWidths(contents: contents, in: room)
    case .title: contents.map { min(max($0 + 2 * tabPadding, 0), room) }
    case .fixed(let points): contents.map { _ in min(max(points, 0), room) }
    }
  }

  private func equalWidths(contents: [CGFloat], in room: CGFloat) -> [CGFloat] {
    let even = room / CGFloat(max(contents.count, 1))
    // A tab that is wider than the bar is cut off.
    let least = contents.map { min(minimumWidth(content: $0), room) }
    guard least.contains(where: { $0 > even }) else { return contents.map { _ in even } }
    let part = max(room - least.reduce(0, +), 0) / CGFloat(contents.count)
    return least.map { $0 + part }
  }

  private func minimumWidth(content: CGFloat) -> CGFloat { max(content + 2 * tabPadding, minimumTabWidth) }

  /// Returns the width in which tabs whose contents have given widths all fit, with their insets, in points.
  func naturalWidth(contents: [CGFloat]) -> CGFloat {
    let widest = contents.map(minimumWidth).max() ?? 0
    let widths = tabWidth == .equal ? contents.map { _ in widest } : tabWidths(contents: contents, in: .infinity)
    return widths.reduce(0, +) + tabInsets.leading + tabInsets.trailing
  }

  /// Returns the space before the first tab, in points, without the inset.
  ///
  /// - Parameter rest: The space that the tabs leave in the bar, in points.
  func space(beforeTabs rest: CGFloat) -> CGFloat {
    switch tabAlignment {
    case .leading: 0
    case .center: rest / 2
    case .trailing: rest
    }
  }
}
