import UIKit

extension ContainerTabItem {
  /// The label that is spoken for the tab: `accessibilityLabel`, or else the title, or the image's
  /// `accessibilityLabel`.
  ///
  /// An app's own bar sets it as the `accessibilityLabel` of the tab's view.
  public var resolvedAccessibilityLabel: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let title, !title.isEmpty { return title }
    return image?.accessibilityLabel
  }

  /// The value that is spoken after the label: `accessibilityValue`, or else the badge's text from
  /// `ContainerAccessibilityStrings.badge`.
  ///
  /// An app's own bar sets it as the `accessibilityValue` of the tab's view.
  public var resolvedAccessibilityValue: String? {
    accessibilityValue ?? badgeValue.map { ContainerAccessibilityStrings.current.badge($0) }
  }
}
