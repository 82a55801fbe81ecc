import UIKit

// The calls of a navigation controller's delegate that `TabBarHidingNavigationDelegate` only passes on. With Objective-C
// the runtime forwards them, so that a method that the app's delegate lacks is missing here, too: UIKit acts differently without
// it.

#if canImport(ObjectiveC)
  extension TabBarHidingNavigationDelegate {
    /// Forwards what the app's delegate implements.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    /// Forwards what the app's delegate implements.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if let target, target.responds(to: aSelector) { return target }
      return AbsentDelegate.forwardingTarget(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }
  }
#endif
