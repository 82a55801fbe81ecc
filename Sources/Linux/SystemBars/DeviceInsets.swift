import UIKit

/// What an iPhone without a home button covers of a window of its shape: the status bar and the home indicator upright, the
/// rounded sides and the home indicator in landscape.
package enum DeviceInsets {
  private static let portrait = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  /// Returns the insets of a window. One that is smaller than any phone has none.
  package static func insets(for size: CGSize) -> UIEdgeInsets {
    guard min(size.width, size.height) >= 320 else { return .zero }
    return size.width > size.height ? landscape : portrait
  }
}
