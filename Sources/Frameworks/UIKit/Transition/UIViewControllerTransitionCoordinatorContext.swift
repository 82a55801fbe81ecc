import QuartzCore

/// The information about a transition for the view controllers that take part in it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the modal presentation, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// A Boolean value that indicates whether the transition began interactively. Never changes during a transition.
  var initiallyInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition can become interactive after it began.
  var isInterruptible: Bool { get }

  /// A Boolean value that indicates whether a finger is currently driving the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether an interactive transition was cancelled.
  var isCancelled: Bool { get }

  /// The duration of the transition when it runs by itself, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress of the transition when it last stopped being interactive, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed of the rest after the interaction, relative to the normal speed.
  var completionVelocity: CGFloat { get }

  /// The curve of the rest after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// Returns one of the two view controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the two views; nil if it must not be changed, or for an unknown key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The rotation that goes with the transition; the identity if there is none.
  var targetTransform: CGAffineTransform { get }
}
