import QuartzCore

/// An interaction controller, which starts a transition whose progress does not depend on time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`, also if the transition does not start interactively.
  /// Call that method if the animations are needed.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. The speed of the rest after the interaction, relative to the normal speed. Above 0; 1 by default.
  var completionSpeed: CGFloat { get }

  /// Optional. The curve of the rest after the interaction; ease-in-ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Optional. If false, the transition starts as if it were not interactive. A later interruption can make it
  /// interactive. True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the rest takes its fraction of the transition's duration.
  public var completionSpeed: CGFloat { 1 }

  /// Ease-in-ease-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True by default.
  public var wantsInteractiveStart: Bool { true }
}
