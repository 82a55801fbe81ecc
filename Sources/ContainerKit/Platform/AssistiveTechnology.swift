// The constants are variables in the SDK of iOS 16.
@preconcurrency import UIKit

/// What is said to assistive technologies.
@MainActor enum AssistiveTechnology {
  /// Another page, and nothing is left of the one before: speaks the text, and goes to the first element.
  static func screenChanged(_ text: String?) {
    UIAccessibility.post(notification: .screenChanged, argument: text)
  }

  /// Other elements, and the one that the user is on stays.
  static func layoutChanged() {
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Scrolled by a page: speaks the text.
  static func pageScrolled(_ text: String?) {
    UIAccessibility.post(notification: .pageScrolled, argument: text)
  }

  /// Has a view's elements be tabs: "tab, 2 of 4". A view that is an element itself stays one.
  static func makeTabBar(_ view: UIView) {
    if !view.isAccessibilityElement { view.accessibilityTraits.insert(.tabBar) }
  }
}
