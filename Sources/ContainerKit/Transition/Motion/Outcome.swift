import UIKit

/// The direction of a transition. It can turn until it is over.
///
/// The code that moves a transition stores it once: in `TransitionContext.direction`, or in `PercentDrive.direction` in another
/// container's context. Whether the transition is cancelled, its outcome and the stages of its completion follow from that.
/// The state machine has no access to it, and stores what it has decided (`SelectionMachine.Run`).
enum Direction: Equatable {
  case toEnd, toStart

  init(to outcome: Outcome) { self = outcome == .completed ? .toEnd : .toStart }

  /// The outcome of a transition that is over there.
  var outcome: Outcome { self == .toEnd ? .completed : .cancelled }
}

/// The outcome of a transition that is over: the incoming page is selected, or the outgoing one still is.
enum Outcome: Equatable {
  case completed, cancelled

  /// - Parameter didComplete: The value that UIKit's protocols use.
  init(didComplete: Bool) { self = didComplete ? .completed : .cancelled }

  var didComplete: Bool { self == .completed }
}

/// The facts about a transition that its driver needs at the end.
@MainActor struct TransitionEnd {
  let outcome: Outcome
  /// `true` if the transition ends before it has arrived.
  let isInterrupted: Bool
  let outgoing: UIView?
  let incoming: UIView?
  /// `true` if the container restores the incoming page's own properties. UIKit's containers do not.
  var restoresPage = true

  var pages: [UIView] { [outgoing, incoming].compactMap { $0 } }
}
