import ContainerKit
import SwiftUI

extension ContainerView {
  /// Sets the placement of the bar. With `external`, show the bar in a `ContainerTabBarView`.
  public func tabBarPlacement(_ placement: ContainerTabBarPlacement) -> ContainerView {
    changed { $0.placement = placement }
  }

  /// Hides the bar, or shows it. The bar slides if the transaction is animated.
  ///
  /// To hide it for one page only, use the page's `ContainerPage.tabBarHidden(_:)`.
  public func tabBarHidden(_ isHidden: Bool = true) -> ContainerView {
    changed { $0.isTabBarHidden = isHidden }
  }

  /// Sets the fraction of the bar's height that is out of view, for a bar that follows a scroll:
  /// `ContainerViewController.tabBarHiddenFraction`. From 0 to 1; otherwise a debug build stops, and a release build keeps the
  /// previous one.
  public func tabBarHiddenFraction(_ fraction: CGFloat) -> ContainerView {
    changed { $0.hiddenFraction = fraction }
  }

  /// Sets the appearance of the standard bar: its colors and fonts, its background effect, a floating capsule, the indicator, and
  /// the widths of the tabs.
  ///
  /// An appearance with a background effect is best made once, in a static property: a new effect may not be equal to the old
  /// one, and then the bar sets it again in each update.
  public func tabBarAppearance(_ appearance: ButtonTabBar.Appearance) -> ContainerView {
    changed { $0.appearance = appearance }
  }

  /// Lets a finger slide along the tabs while the pages turn under it: `ButtonTabBar.allowsScrubbing`. The selection changes when the
  /// finger is lifted.
  public func tabScrubbing(_ isAllowed: Bool = true) -> ContainerView {
    changed { $0.allowsTabScrubbing = isAllowed }
  }

  /// Sets a bar of the app's own, in place of the standard one. Make it once, for example in a `@State` property.
  ///
  /// `tabBarAppearance(_:)` applies to the standard bar only. For a bar that is a SwiftUI view, hide the container's, and put the
  /// view beside the container: it can set the selection, and follow `onTransitionProgress(_:)`.
  public func customTabBar(_ bar: any ContainerTabBar) -> ContainerView {
    changed { $0.customTabBar = bar }
  }

  /// Sets the actions of a tap on the selected tab, instead of popping and scrolling the page:
  /// `ContainerViewController.reselectionActions`. They apply to UIKit's controllers and scroll views that a page names. The
  /// contents of a SwiftUI page, such as a `NavigationStack` or a `List`, are not found: use `onReselect(_:)`.
  public func reselectionActions(
    _ actions: @escaping (Selection) -> ContainerReselectionActions
  ) -> ContainerView {
    changed { $0.reselectionActions = actions }
  }

  /// Sets the action that is called when the selected tab is tapped again, before `reselectionActions(_:)`.
  public func onReselect(_ action: @escaping (Selection) -> Void) -> ContainerView {
    changed { $0.onReselect = action }
  }

  /// Sets the action that is called when a finger has rested on a tab for half a second.
  ///
  /// - Parameter action: Called with the tab's page. Returns true if the app has handled it: lifting the finger then does not
  ///   select the tab. Not called for a tab with a menu, for a disabled one, and at the accessibility sizes.
  public func onTabLongPress(_ action: @escaping (Selection) -> Bool) -> ContainerView {
    changed { $0.onTabLongPress = action }
  }
}
