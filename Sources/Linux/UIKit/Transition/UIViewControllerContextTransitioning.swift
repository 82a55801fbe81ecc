import QuartzCore

/// What a transition tells its animator and its interaction controller, and what they report back. A container view
/// controller makes an object of this protocol for each of its transitions.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; animators add the incoming view to it.
  var containerView: UIView { get }

  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }

  /// Whether the transition is driven by a finger at this moment. Changes if the transition can be interrupted.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled: the outgoing view controller stays.
  var transitionWasCancelled: Bool { get }

  /// The modal presentation style of the transition, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of the interaction, 0 to 1. For interaction controllers.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the interaction ended and the transition goes on to its end. For interaction controllers.
  func finishInteractiveTransition()

  /// Reports that the interaction ended and the transition goes back. For interaction controllers.
  func cancelInteractiveTransition()

  /// Reports that a transition which ran on its own is held, and is interactive again.
  func pauseInteractiveTransition()

  /// Must be called when the animations are over, completed or cancelled; animators pass
  /// `!transitionWasCancelled`. Puts the containment and the view hierarchy into their final state.
  func completeTransition(_ didComplete: Bool)

  /// One of the two view controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views; nil when the animator is not to touch that view, or for an unknown key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation that goes with the transition; identity for none.
  var targetTransform: CGAffineTransform { get }

  /// Where the view of `vc` is when the transition begins, in the container view's coordinates; zero when unknown.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the view of `vc` is when the transition has completed, in the container view's coordinates; zero when
  /// unknown.
  func finalFrame(for vc: UIViewController) -> CGRect
}
