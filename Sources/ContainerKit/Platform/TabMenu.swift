import UIKit

#if canImport(ObjectiveC)
  /// The menu of a tab.
  typealias TabMenu = UIMenu
#else
  /// Linux has no menus, so there is no value of this type.
  enum TabMenu: Equatable {}
#endif

extension UIButton {
  /// Sets the menu that opens under a resting finger. While the large content viewer is enabled, it has the resting finger.
  func setTabMenu(_ menu: TabMenu?) {
    #if canImport(ObjectiveC)
      let shown = UILargeContentViewerInteraction.isEnabled ? nil : menu
      if self.menu != shown { self.menu = shown }
    #endif
  }
}
