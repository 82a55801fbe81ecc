import UIKit

/// The position and the visibility of a container's bar.
struct BarState {
  /// The duration in which the bar slides, in seconds: `UINavigationController.hideShowBarDuration`, which is 0.2.
  static let duration: TimeInterval = 0.2

  var placement = TabBarPlacement.bottom
  /// `true` if the app has hidden the bar for all children.
  var isHidden = false
  /// The fraction of its height by which the bar is beyond its edge, from 0 (in place) to 1 (out of view).
  var share: CGFloat = 0
  /// The insets that the visible bar adds to a page's safe area, beyond the container's own.
  var room = UIEdgeInsets.zero
  /// The number of running animations of its position.
  var moves = 0
  /// `true` if the container has set the bar's `isHidden`.
  var isAway = false
}
