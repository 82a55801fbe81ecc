@_spi(Recording) import ContainerKit
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

  /// Taps the tab of the page at an index, in one frame. A transition that the tap starts shows its beginning in that
  /// frame. After `run(for: duration / 2)` it shows the middle.
  ///
  /// Stops the test if there is no such tab, if it is scrolled out of sight, or if the container has a `customTabBar`.
  /// Use `tap(at:)` in that case.
  public func tapTab(at index: Int) {
    tap(at: tabCenter(index))
    servedFrame()
  }

  /// Taps the tab of the page with a title, as `tapTab(at:)` does.
  public func tapTab(titled title: String) { tapTab(at: index(of: title)) }

  /// Returns the center of the visible part of a tab, in points of the window.
  private func tabCenter(_ index: Int) -> CGPoint {
    checkIndex(index)
    precondition(container.customTabBar == nil, "the container has a customTabBar: use tap(at:)")
    let visible = presentation(of: container.tabBar.buttons[index]).visiblePart
    precondition(!visible.isNull, "tab \(index) is out of sight")
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}
