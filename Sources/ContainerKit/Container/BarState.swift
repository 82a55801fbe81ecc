import UIKit

/// Where a container's bar is, and how much of it is seen.
struct BarState {
  /// Seconds in which it slides out and in: `UINavigationController.hideShowBarDuration`, which is 0.2.
  static let duration: TimeInterval = 0.2

  var placement = TabBarPlacement.bottom
  /// What the app said of the bar as a whole.
  var isHidden = false
  /// How far it is beyond its edge: 0, in its place, to 1, not seen.
  var share: CGFloat = 0
  /// What it takes of a page, beyond the safe area that the container has itself, while it is seen.
  var room = UIEdgeInsets.zero
  /// Animations of its place that are under way.
  var moves = 0
  /// Whether the container has made it a hidden view.
  var isAway = false
}
