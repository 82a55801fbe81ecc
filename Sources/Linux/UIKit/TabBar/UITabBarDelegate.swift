import Foundation

/// Hears of the taps on a tab bar's items. A tab bar controller is the delegate of its own bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Optional. The user has tapped an item. Not called when code selects one (header).
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
