import UIKit

#if canImport(ObjectiveC)
  extension ContainerTabItem {
    /// The menu that opens under a finger that rests on the tab, in a `ButtonTabBar`. A tab with a menu reports no long press to
    /// the delegate. At the accessibility sizes a resting finger shows the tab in the large content viewer, so offer the menu's
    /// commands elsewhere, too. Default: nil.
    public var menu: UIMenu? {
      get { tabMenu }
      set { tabMenu = newValue }
    }
  }
#endif
