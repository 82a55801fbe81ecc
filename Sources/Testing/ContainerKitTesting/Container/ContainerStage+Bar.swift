@_spi(Recording) import ContainerKit
import Testing
import UIKit

extension ContainerStage {
  /// A tab as the container's bar shows it.
  public struct Tab: Equatable {
    /// The title; empty if there is none.
    public var title: String
    /// The badge's text. An empty string is a dot; nil is no badge.
    public var badge: String?
    /// `true` if the tab is selected. It changes when a transition has ended.
    public var isSelected: Bool
    /// The current color of the title, which follows the progress of a transition.
    public var color: UIColor
    /// The tab's button as it is shown.
    public var presentation: Stage.ViewPresentation
  }

  /// The tabs of the standard bar, in the order of the pages. Empty if the container has a `customTabBar`.
  public var tabs: [Tab] {
    guard container.customTabBar == nil else { return [] }
    let bar = container.tabBar
    return zip(bar.buttons.indices, bar.items).map { index, item in
      Tab(
        title: item.title ?? "", badge: item.badgeValue, isSelected: bar.buttons[index].isSelected,
        color: bar.shownColor(at: index), presentation: presentation(of: bar.buttons[index]))
    }
  }

  /// Taps the tab of the page at an index, in one frame. A transition that the tap starts shows its first step in that
  /// frame.
  ///
  /// If there is no such tab, if it is scrolled out of sight, or if the container has a `customTabBar`, records an issue
  /// and runs the frame without a tap. Use `tap(at:)` for a `customTabBar`.
  public func tapTab(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    if let center = tabCenter(index, sourceLocation) { tap(at: center) }
    servedFrame()
  }

  /// Taps the tab of the page with a title, as `tapTab(at:)` does.
  public func tapTab(titled title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let index = tabIndex(of: title, sourceLocation) else { return servedFrame() }
    tapTab(at: index, sourceLocation: sourceLocation)
  }

  /// Returns the index of a page's tab. A tab whose page is not made yet is found by its own title.
  private func tabIndex(of title: String, _ sourceLocation: SourceLocation) -> Int? {
    let index = container.tabs.firstIndex { ($0.viewController?.title ?? $0.item.title) == title }
    return index ?? self.index(of: title, sourceLocation)
  }

  /// Returns the center of the visible part of a tab, in points of the window. If there is none, records an issue and
  /// returns nil.
  private func tabCenter(_ index: Int, _ sourceLocation: SourceLocation) -> CGPoint? {
    guard container.customTabBar == nil else {
      TestIssue.record("the container has a customTabBar: use tap(at:)", sourceLocation)
      return nil
    }
    guard container.tabs.indices.contains(index) || hasPage(at: index, sourceLocation) else { return nil }
    let visible = presentation(of: container.tabBar.buttons[index]).visiblePart
    guard !visible.isNull else {
      TestIssue.record("the tab at the index \(index) is scrolled out of sight", sourceLocation)
      return nil
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}
