import QuartzCore

/// What a view controller may know of the transition it takes part in.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the modal presentation, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began as an interactive one. Never changes during a transition.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can become interactive after it began.
  var isInterruptible: Bool { get }

  /// Whether a finger drives the transition at this moment.
  var isInteractive: Bool { get }

  /// Whether an interactive transition was cancelled.
  var isCancelled: Bool { get }

  /// How long the transition takes when it runs by itself, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far the transition was when it last stopped being interactive, 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed of what follows the interaction, relative to the normal speed.
  var completionVelocity: CGFloat { get }

  /// The curve of what follows the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// One of the two view controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views; nil when it is not to be touched, or for an unknown key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The rotation that goes with the transition; identity for none.
  var targetTransform: CGAffineTransform { get }
}
