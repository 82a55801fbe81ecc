// The constants are variables in the iOS 16 SDK.
@preconcurrency import UIKit

/// Notifications for assistive technologies.
@MainActor enum AssistiveTechnology {
  /// Posts that the screen has changed: speaks the text, and moves to the first element.
  static func screenChanged(_ text: String?) {
    UIAccessibility.post(notification: .screenChanged, argument: text)
  }

  /// Posts that elements have changed. The user's focus stays on its element.
  static func layoutChanged() {
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Posts that a page was scrolled: speaks the text.
  static func pageScrolled(_ text: String?) {
    UIAccessibility.post(notification: .pageScrolled, argument: text)
  }

  /// Adds the trait that makes a view's elements tabs: "tab, 2 of 4". A view that is an element itself is left
  /// unchanged.
  static func makeTabBar(_ view: UIView) {
    if !view.isAccessibilityElement { view.accessibilityTraits.insert(.tabBar) }
  }
}
