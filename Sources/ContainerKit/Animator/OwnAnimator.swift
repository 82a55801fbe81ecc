import UIKit

/// An animator of the container's own, for a transition to which the delegate gives none.
@MainActor protocol OwnAnimator: UIViewControllerAnimatedTransitioning {
  /// Points that a finger moves for the whole of it.
  func travel(in containerView: UIView) -> CGFloat
  /// How far its pages are when it runs, or is driven.
  func curve(interactive: Bool) -> ProgressCurve
  /// Animates what goes alongside with its timing.
  func animate(interactive: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?)
}

@MainActor enum OwnAnimators {
  /// Whether the user wants nothing to slide, as it is now.
  static var areCalm: Bool { UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions }

  /// The one for a switch that begins now: the slide, or, where the user wants that, the cross-fade.
  static func make() -> any OwnAnimator {
    areCalm ? CrossFadeAnimator() : SlideAnimator()
  }
}
