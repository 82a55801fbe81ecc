import UIKit

/// The result of a request to change a transition's direction.
enum TransitionTurn: Equatable {
  /// The transition is on its way there.
  case turned(Direction)
  /// The transition has arrived elsewhere, or its controller moves it. It has to end at once.
  case tooLate(Outcome)
  /// All animations have ended at its end, and its animator has not reported yet. It does not turn.
  case over
}

/// The ways in which a transition is driven interactively.
enum InteractionSource: Equatable {
  /// The container's pan.
  case pan
  /// A finger that slides along the bar.
  case scrub
  /// The app's interaction controller.
  case controller
}

/// The object to which a transition reports. It decides about everything except the motion.
///
/// It is a protocol, although only `SelectionEngine` conforms to it, because `Selection` uses `Transition`, which must not name
/// it.
@MainActor protocol TransitionOwner: AnyObject {
  /// `true` if another selection waits for the end of the transition.
  var isSelectionPending: Bool { get }
  /// Returns true if the container is the child's parent.
  func isParent(of child: UIViewController) -> Bool
  /// Removes what is left of a transition beside the page that stays. Called when the pages have been restored.
  func removeLeftovers(keeping page: UIViewController)
  func transitionDidMove(_ transition: Transition)
  /// Called at the end of each frame.
  func transitionDidShowFrame(_ transition: Transition)
  /// Handles a call on the transition's context, now or after the current effect.
  func transition(_ transition: Transition, receives call: TransitionContext.Call)
  /// Ends the transition, before this method returns. Called when the animator reports its end, or is too late.
  func transition(_ transition: Transition, ends outcome: Outcome)
  /// Called if an animator reports its end after its transition was ended without it.
  func transitionIsCompletedLate(_ context: TransitionContext)
  func record(_ name: String, _ subject: UIViewController?)
}
