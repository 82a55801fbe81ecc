import UIKit

extension ContainerTabItem {
  /// What is spoken for the tab: `accessibilityLabel`, or else the title, or the image's `accessibilityLabel`.
  ///
  /// An app's own bar gives it to its tab's view, as `accessibilityLabel`.
  public var spokenLabel: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let title, !title.isEmpty { return title }
    return image?.accessibilityLabel
  }

  /// What is spoken after it: `accessibilityValue`, or else the badge as `AccessibilityStrings.badge` has it.
  ///
  /// An app's own bar gives it to its tab's view, as `accessibilityValue`.
  public var spokenValue: String? {
    accessibilityValue ?? badgeValue.map { AccessibilityStrings.current.badge($0) }
  }
}
