/// Hears of the items of a navigation bar. All requirements are optional.
///
/// A subclass of the navigation controller that conforms to this is the delegate of its bar. It is asked `shouldPush` of a
/// pushed controller's item, whose answer counts for nothing (a guess), and by the back button `shouldPop`, and `didPop`
/// once the page is on its way out. Pops by code, and other changes of the stack, make no call.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Optional. Asked before an item is pushed; false keeps it out.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Optional. Called after an item was pushed, before the end of the animation. Not of a controller's bar.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Optional. Asked before an item is popped; false keeps it.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Optional. Called after an item was popped, before the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
