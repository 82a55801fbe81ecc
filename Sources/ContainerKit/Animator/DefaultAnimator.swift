import UIKit

/// An animator that the container uses if the delegate provides none.
///
/// It keeps the pages opaque: below an alpha of 1, its own or a superview's, a visual effect view loses its effect
/// (UIVisualEffectView.h), and a blurred bar would flicker.
@MainActor protocol DefaultAnimator: UIViewControllerAnimatedTransitioning {
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

@MainActor enum DefaultAnimators {
  /// `true` if the user currently prefers reduced motion or cross-fade transitions.
  static var prefersReducedMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// Creates the animator for a transition that starts now: the slide, or the cross-fade for reduced motion.
  ///
  /// - Parameter spacing: The space between two pages that slide, in points.
  static func make(spacing: CGFloat) -> any DefaultAnimator {
    prefersReducedMotion ? CrossFadeAnimator() : SlideAnimator(spacing: spacing)
  }
}
