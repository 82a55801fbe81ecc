/// Hears of the items of a navigation bar. All requirements are optional.
///
/// A navigation controller's own bar has no delegate; a subclass of the controller that conforms to this is asked
/// `shouldPop` when the back button is tapped, as Apple's is.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Optional. Asked before an item is pushed; false keeps it out.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Optional. Called after an item was pushed, at the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Optional. Asked before an item is popped; false keeps it.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Optional. Called after an item was popped, at the end of the animation.
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
