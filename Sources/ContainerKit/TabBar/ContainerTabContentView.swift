import UIKit

// sample: in a file
/// A view in a tab that follows the selection, such as an animated icon. Set it as a `ContainerTabItem.contentView`.
///
/// ```swift
/// final class StarIcon: UIImageView, ContainerTabContentView {
///   func update(selectedFraction: CGFloat) {
///     transform = CGAffineTransform(rotationAngle: selectedFraction * 2 * .pi / 5)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ContainerTabContentView: UIView {
  /// Updates the view to the fraction to which its tab is selected.
  ///
  /// Called when the bar gets the view, which may be before the view's first layout, and then in each frame in which the fraction
  /// changes: with a finger, with the animation after it, and on the way back of a cancelled transition. Do not lay out anything.
  ///
  /// - Parameter selectedFraction: 0 if another tab is selected, 1 if this one is, and the progress of a transition in between. At
  ///   rest it is exactly 0 or 1.
  func update(selectedFraction: CGFloat)
}
