import UIKit

/// An animator of the standard transition, which the container knows more about than about an app's.
///
/// It keeps the pages opaque: below an alpha of 1, its own or a superview's, a visual effect view loses its effect
/// (UIVisualEffectView.h), and a blurred bar would flicker.
@MainActor protocol StandardAnimator: UIViewControllerAnimatedTransitioning {
  /// The space between the two pages, in points. A finger moves the pages' width and the space from progress 0 to 1.
  var spacing: CGFloat { get }
  /// Returns the fraction of the transition, before its end, in which the incoming page takes touches.
  static func touchableRemainder(of travel: CGFloat) -> CGFloat
  /// Returns the fraction of the transition, before its end, in which nobody sees the pages move.
  static func invisibleRemainder(of travel: CGFloat) -> CGFloat
  /// Returns the progress over time, when the animation runs or when a finger drives it.
  func curve(interactive: Bool) -> ProgressCurve
  /// Animates changes with the animator's timing, for animations alongside the transition.
  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?)
}
