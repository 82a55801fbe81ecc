import Foundation

/// A delegate that is notified of taps on a tab bar's items. A tab bar controller is the delegate of its own bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Optional. Called when the user has tapped an item. Not called if code selects one (header).
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
