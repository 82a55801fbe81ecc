import UIKit

/// The safe area insets of an iPhone without a home button: the status bar and the home indicator in portrait, the
/// rounded sides and the home indicator in landscape.
package enum DeviceInsets {
  private static let portrait = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  /// Returns the insets of a window, which are zero if it is smaller than any phone.
  package static func insets(for size: CGSize) -> UIEdgeInsets {
    guard min(size.width, size.height) >= 320 else { return .zero }
    return size.width > size.height ? landscape : portrait
  }
}
