import UIKit

/// The animators that a script can name, well-behaved and hostile.
package enum AnimatorKind: String, CaseIterable, Sendable {
  /// The container's own animation. The delegate returns nil.
  case slide
  /// `UIView.animate`, alpha.
  case fade
  /// One `CABasicAnimation` on each page's layer.
  case basic
  /// `UIView.animate` with a spring.
  case spring
  /// `UIView.animateKeyframes`.
  case keyframes
  /// A `CAAnimationGroup`.
  case group
  /// A `CATransition` on the container view's layer.
  case transition
  /// A `UIViewPropertyAnimator` that is vended by `interruptibleAnimator(using:)`.
  case interruptible
  /// A `UIViewPropertyAnimator` that is not vended.
  case property
  /// Animates after a delay.
  case delay
  /// Moves a snapshot in place of the outgoing page.
  case snapshot
  /// Its duration is zero; `UIView.animate` completes it.
  case zero
  /// A second animation begins when the first one has ended.
  case phases
  /// Completes inside `animateTransition(using:)`.
  case atonce
  /// Completes some frames after its animation has ended.
  case late
  /// Completes twice.
  case twice
  /// Reports completion with true even if the transition was cancelled.
  case reportsTrue = "yes"
  /// Never completes.
  case never
  /// Its interaction controller, which does not start interactively, starts the animations. `animateTransition(using:)` is
  /// empty.
  case starts

  // MARK: Hostile, but realistic
  //
  // Each does what published animators do. They are listed last, so that the earlier kinds keep their numbers.

  /// Removes the page that is no longer needed before it completes.
  case removes
  /// Puts the outgoing page back below the container before it completes. UIKit needs that after a cancel.
  case insertsAgain = "readds"
  /// Fades, and then slides in a second animation, which starts even if the first one was cut short.
  case slidesAfterward = "slides2"
  /// Repeats forever and never completes.
  case repeats
  /// Repeats forever but completes.
  case pulses
  /// Leaves both pages' layers at speed 0.
  case stops
  /// Animates frames and sets them again in its completion.
  case frames
  /// Animates constraints.
  case constraints
  /// Leaves a mask on both pages.
  case masks
  /// Runs a `UIViewPropertyAnimator` and stops it halfway.
  case stopsHalfway = "halts"
  /// Completes in a later turn of the main queue.
  case completesInLaterTurn = "turn"
  /// Leaves animations on both layers that are not removed on completion.
  case forwards
  /// Adds animations without a key.
  case keyless
  /// Calls its context's pause, update and finish methods as it starts.
  case pauses
  /// Leaves the pages in a wrapper view that it adds, hidden and scaled down.
  case wraps
  /// Moves the pages itself in each frame, without animations.
  case timed
  /// Always completes with false, even if the transition finished.
  case reportsFalse = "no"
  /// Vends a `UIViewPropertyAnimator`, stops it halfway, and completes later.
  case vendedhalt
  /// Completes long after its animation has ended, or was cut short, and hides the outgoing page before that.
  case completesLongAfter = "overdue"

  /// The kinds that break a container that trusts its animators.
  package static let hostile: [AnimatorKind] = [
    .removes, .insertsAgain, .slidesAfterward, .repeats, .pulses, .stops, .frames, .constraints, .masks, .stopsHalfway,
    .completesInLaterTurn, .forwards,
    .keyless, .pauses, .wraps, .timed, .reportsFalse, .vendedhalt, .completesLongAfter,
  ]

  /// All other kinds.
  package static let plain: [AnimatorKind] = allCases.filter { !hostile.contains($0) }

  /// Returns the animator for the delegate to return; nil for the container's own.
  @MainActor package func make() -> (any UIViewControllerAnimatedTransitioning)? {
    switch self {
    case .slide: nil
    case .interruptible: VendedAnimator()
    case .vendedhalt: VendedAnimator(stopsAfter: 9)
    case .starts: StartedAnimator()
    default: KindAnimator(self)
    }
  }

  /// Returns the interaction controller that an animator of a kind brings along; nil if it has none.
  @MainActor package static func interactionController(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? StartedAnimator)?.interactionController
  }

  /// Called with the context of each transition that one of these animators performs.
  @MainActor package static var onContext: ((any UIViewControllerContextTransitioning) -> Void)?

  /// The animator's duration, in seconds.
  package var duration: TimeInterval {
    switch self {
    case .slide: 0.45
    case .zero, .atonce: 0
    default: 0.3
    }
  }

  /// The maximum speed of a page, as a multiple of its average speed, distance / `duration`. Nil if the animator itself
  /// lets a page jump: it completes before its animations have ended, starts a second one, or is hostile.
  package var maximumSpeed: Double? {
    switch self {
    case .atonce, .zero, .phases: nil
    case .removes, .insertsAgain, .slidesAfterward, .repeats, .pulses, .stops, .frames, .constraints, .masks,
      .stopsHalfway, .completesInLaterTurn,
      .forwards,
      .keyless, .pauses, .wraps, .timed, .reportsFalse, .vendedhalt, .completesLongAfter:
      nil
    case .slide: 6
    case .fade, .basic, .group, .transition: 1
    case .late, .twice, .reportsTrue, .never, .starts: 2
    case .delay: 4
    case .interruptible, .property, .snapshot: 2
    case .spring: 8
    case .keyframes: 4
    }
  }
}
