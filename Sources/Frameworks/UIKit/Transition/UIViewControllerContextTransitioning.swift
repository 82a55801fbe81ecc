import QuartzCore

/// The information that a transition gives its animator and its interaction controller, and the methods by which they
/// report back. A container view controller creates such an object for each of its transitions.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. Animators add the incoming view to it. (A guess: nav-13.)
  var containerView: UIView { get }

  /// A Boolean value that indicates whether the transition should be animated.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether a finger is driving the transition. Changes if that can be interrupted.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition was cancelled, so that the outgoing view controller stays.
  /// (A guess: present-27.)
  var transitionWasCancelled: Bool { get }

  /// The modal presentation style of the transition, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of the interaction, 0 to 1. For interaction controllers.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the interaction ended and the transition continues to its end. For interaction controllers.
  func finishInteractiveTransition()

  /// Reports that the interaction ended and the transition goes back. For interaction controllers.
  func cancelInteractiveTransition()

  /// Reports that a transition that ran by itself is paused, and is interactive again.
  func pauseInteractiveTransition()

  /// Must be called when the animations have completed or were cancelled. Animators pass `!transitionWasCancelled`.
  /// Puts the containment and the view hierarchy into their final state. (Guesses: present-24, nav-14.)
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two view controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the two views; nil if the animator must not change that view, or for an unknown key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation that goes with the transition; the identity if there is none.
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of `vc`'s view when the transition begins, in the container view's coordinates; zero if unknown.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of `vc`'s view when the transition has completed, in the container view's coordinates; zero if
  /// unknown. (Guesses: view-37, present-34.)
  func finalFrame(for vc: UIViewController) -> CGRect
}
