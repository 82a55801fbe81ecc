import UIKit

/// The container's own transition: the pages slide, with the container's `pageSpacing` between them. If the user prefers reduced
/// motion or cross-fades when a transition starts, they cross-fade.
@preconcurrency @MainActor public struct StandardPageTransition: ContainerPageTransition {
  /// Returns the animator of a slide or, if the user prefers reduced motion, of a cross-fade; never nil.
  public func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    if UIAccessibility.prefersReducedMotion { return CrossFadeAnimator() }
    let container = request.from.enclosingContainerViewController
    return SlideAnimator(spacing: container?.pageSpacing ?? SlideAnimator.standardSpacing)
  }
}

extension ContainerPageTransition where Self == StandardPageTransition {
  /// A slide, with the container's `pageSpacing` between the pages, or a cross-fade if the user prefers reduced motion.
  public static var standard: StandardPageTransition { StandardPageTransition() }
}

/// An animator of the standard transition. The container knows more about it than about an app's animator.
///
/// It keeps the pages opaque: below an alpha of 1, its own or a superview's, a visual effect view loses its effect
/// (UIVisualEffectView.h), and a blurred bar would flicker.
@MainActor protocol StandardAnimator: UIViewControllerAnimatedTransitioning {
  /// The space between the two pages, in points. A finger moves the pages' width and the space from progress 0 to 1.
  var spacing: CGFloat { get }
  /// Returns the fraction of the transition, before its end, in which the incoming page takes touches.
  static func touchableRemainder(of travel: CGFloat) -> CGFloat
  /// Returns the fraction of the transition, before its end, in which the pages do not move visibly.
  static func invisibleRemainder(of travel: CGFloat) -> CGFloat
  /// Returns the progress over time, when the animation runs or when a finger drives it.
  func curve(interactive: Bool) -> ProgressCurve
  /// Animates changes with the animator's timing, for animations alongside the transition.
  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?)
}

// MARK: - For the animators of all products

extension UIView.AnimationOptions {
  /// The options of a transition that does not inherit its timing from an animation of the app's in which it starts.
  package static var overrideInheritedTiming: UIView.AnimationOptions {
    [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
  }
}

extension UIAccessibility {
  /// `true` if the user currently prefers reduced motion or cross-fade transitions.
  @MainActor package static var prefersReducedMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}

extension UIView {
  /// The background color with the view's traits; nil if it is not opaque.
  package var opaqueBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.cgColor.alpha == 1 ? color : nil
  }

  /// The color behind subviews that are not opaque: the first opaque background color of this view and those around it.
  package var opaqueColorBehindSubviews: UIColor {
    for view in sequence(first: self, next: \.superview) {
      if let color = view.opaqueBackgroundColor { return color }
    }
    return .systemBackground
  }
}
