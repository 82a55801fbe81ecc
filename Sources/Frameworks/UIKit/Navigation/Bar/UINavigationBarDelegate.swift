/// A delegate that is asked about and notified of changes to a navigation bar's items. All requirements are optional.
///
/// A subclass of the navigation controller that conforms to this protocol is the delegate of its bar. A push calls
/// `shouldPush` and ignores the answer (a guess: nav-18h). The back button calls `shouldPop`, and `didPop` once the
/// page is on its way out. Pops by code, and other changes of the stack, make no call.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Optional. Called before an item is pushed; return false to prevent that.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Optional. Called after an item was pushed, before the animation ends. Not for a navigation controller's bar.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Optional. Called before an item is popped; return false to keep it.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Optional. Called after an item was popped, before the animation ends.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
