import UIKit

extension ButtonTabBar {
  /// A width of the tabs.
  public enum TabWidth: Hashable, Sendable {
    /// Equal widths that fill the bar. A tab whose contents and padding need more gets it, and the others share the rest.
    ///
    /// If the titles do not all fit, the longest are truncated, as in a system tab bar, so that every tab stays in view. The
    /// bar scrolls only if tabs of `Appearance.minimumTabWidth` do not fit; then no title is truncated.
    case equal
    /// The width of each tab's contents, with `Appearance.tabPadding` on either side. A badge makes its tab wider on its own side
    /// only, so that the distances between the tabs' contents are equal.
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

/// The measurements, besides the appearance, that the widths of tabs depend on.
struct TabMetrics: Equatable {
  /// The size of the titles relative to their size at the standard Dynamic Type size; at least 1.
  var textScale: CGFloat = 1
  /// The pixels of the view that contains the tabs.
  var pixels = PixelGrid()
}

extension ButtonTabBar.Appearance {
  /// Returns the widths of tabs whose contents have given widths.
  ///
  /// - Parameters:
  ///   - room: The width of the bar without the safe area and the insets, in points. No tab is wider.
  ///   - metrics: The size of the titles, and the pixels.
  func tabWidths(contents: [CGFloat], in room: CGFloat, _ metrics: TabMetrics) -> [CGFloat] {
    switch tabWidth {
    case .equal: equalWidths(contents: contents, in: room, metrics)
    case .title: contents.map { min(max(metrics.pixels.up($0 + 2 * tabPadding), 0), room) }
    case .fixed(let points): contents.map { _ in min(max(points, 0), room) }
    }
  }

  /// Returns the widths of the tabs' contents, in points.
  @MainActor func contentWidths(of tabs: [TabButton]) -> [CGFloat] {
    tabs.map { tabWidth == .title ? $0.contentExtent.total : $0.contentExtent.centered }
  }

  private func equalWidths(contents: [CGFloat], in room: CGFloat, _ metrics: TabMetrics) -> [CGFloat] {
    let count = CGFloat(max(contents.count, 1))
    let even = room / count
    // A tab that is wider than the bar is cut off.
    let least = contents.map { min(minimumWidth(content: $0, metrics.pixels), room) }
    guard least.contains(where: { $0 > even }) else { return contents.map { _ in even } }
    let rest = room - least.reduce(0, +)
    if rest >= 0 { return least.map { $0 + rest / count } }
    return minimumTabWidth * metrics.textScale <= even ? Self.shortened(least, toFit: room) : least
  }

  /// Returns widths that add up to the room. The largest ones are made equal.
  private static func shortened(_ widths: [CGFloat], toFit room: CGFloat) -> [CGFloat] {
    var (rest, count) = (room, CGFloat(widths.count))
    for width in widths.sorted() {
      let part = rest / count
      if width > part { return widths.map { min($0, part) } }
      (rest, count) = (rest - width, count - 1)
    }
    return widths
  }

  private func minimumWidth(content: CGFloat, _ pixels: PixelGrid) -> CGFloat {
    pixels.up(max(content + 2 * tabPadding, minimumTabWidth))
  }

  /// The space that a truncated title leaves on either side of it, in points.
  var paddingOfTruncatedTitles: CGFloat {
    if case .fixed = tabWidth { 0 } else { max(tabPadding, 0) }
  }

  /// Returns the width in which tabs whose contents have given widths all fit, with their insets, in points.
  func naturalWidth(contents: [CGFloat], _ metrics: TabMetrics) -> CGFloat {
    let widest = contents.map { minimumWidth(content: $0, metrics.pixels) }.max() ?? 0
    let widths =
      tabWidth == .equal ? contents.map { _ in widest } : tabWidths(contents: contents, in: .infinity, metrics)
    return metrics.pixels.up(widths.reduce(0, +) + tabInsets.leading + tabInsets.trailing)
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
