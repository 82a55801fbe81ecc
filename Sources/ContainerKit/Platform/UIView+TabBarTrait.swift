// The trait is a variable in the iOS 16 SDK.
@preconcurrency import UIKit

extension UIView {
  /// Adds the trait that makes the view's elements tabs: "tab, 2 of 4". A view that is an element itself is left unchanged.
  func insertTabBarTrait() {
    if !isAccessibilityElement { accessibilityTraits.insert(.tabBar) }
  }
}
