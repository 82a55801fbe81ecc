import QuartzCore

/// An interaction controller: it starts a transition whose progress something else than time decides.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`; it calls that method if it wants the animations.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. How fast the rest runs after the interaction, relative to the normal speed. Above 0; 1 by default.
  var completionSpeed: CGFloat { get }

  /// Optional. The curve of the rest after the interaction; ease-in-ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Optional. False starts the transition as if it were not interactive; a later interruption makes it so. True by
  /// default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the rest takes its share of the transition's duration.
  public var completionSpeed: CGFloat { 1 }

  /// Ease-in-ease-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
