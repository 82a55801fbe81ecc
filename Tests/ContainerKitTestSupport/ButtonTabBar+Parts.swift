import UIKit

@testable import ContainerKit

extension ButtonTabBar {
  /// The scroll view with the tabs.
  var scroller: TabScrollView { first(TabScrollView.self, in: self) }

  /// The line that marks the selected tab.
  var indicator: TabIndicator { first(TabIndicator.self, in: scroller) }

  /// The hairline.
  var separator: UIView { subviews.filter { $0 !== scroller && !($0 is TabBarBackground) }[0] }

  private func first<Part: UIView>(_: Part.Type, in view: UIView) -> Part {
    view.subviews.lazy.compactMap { $0 as? Part }.first!
  }
}

extension UIButton {
  /// The view of a tab's badge.
  var badge: TabBadge? { subviews.lazy.compactMap { $0 as? TabBadge }.first }
}
