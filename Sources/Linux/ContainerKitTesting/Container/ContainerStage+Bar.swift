@_spi(Recording) import ContainerKit
import UIKit

/// What a container's bar shows for a page.
public struct ShownTab: Equatable {
  /// The text; empty where there is none.
  public var title: String
  /// The badge's text; an empty one is a dot, nil is none.
  public var badge: String?
  /// Whether the tab is the selected one. It changes when a switch has ended.
  public var isSelected: Bool
  /// The colour in which the title is shown, which follows the progress of a switch.
  public var color: UIColor
  /// Where the tab is shown.
  public var shown: Shown
}

extension ContainerStage {
  /// What the bar shows, in the order of the pages. Empty where the app has given the container a bar of its own: ask that
  /// one.
  public var tabs: [ShownTab] {
    guard container.customTabBar == nil else { return [] }
    let bar = container.tabBar
    return zip(bar.buttons.indices, bar.items).map { index, item in
      ShownTab(
        title: item.title ?? "", badge: item.badgeValue, isSelected: bar.buttons[index].isSelected,
        color: bar.shownColor(at: index), shown: shown(bar.buttons[index]))
    }
  }

  /// Taps the tab of the page at this index, in one frame. A switch that the tap asks for has begun then, and shows its
  /// beginning: after `run(for: duration / 2)` half of it is seen.
  ///
  /// That there is no such tab, that it is scrolled out of sight, or that the bar is the app's own (whose tabs only the
  /// app knows: use `tap(_:)`), is a mistake of the test, and stops it.
  public func tapTab(_ index: Int) {
    tap(tabCenter(index))
    servedFrame()
  }

  /// Taps the tab of the page of this title, as `tapTab(_:)` with its index.
  public func tapTab(_ title: String) { tapTab(index(of: title)) }

  /// The middle of what is seen of a tab, in points of the window.
  private func tabCenter(_ index: Int) -> CGPoint {
    checkIndex(index)
    precondition(container.customTabBar == nil, "the bar is the app's own: tap(_:) where its tab is")
    let place = shown(container.tabBar.buttons[index]).visiblePart
    precondition(!place.isNull, "tab \(index) is out of sight")
    return CGPoint(x: place.midX, y: place.midY)
  }
}
