/// The direction of a transition. It can turn until it is over.
enum Direction: Equatable {
  case toEnd, toStart

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
