extension SelectionMachine {
  /// A transition, from the decision to begin it to its last call.
  struct Run: Equatable {
    /// The force that moves a transition.
    enum Phase: Equatable {
      /// Time.
      case free
      /// A finger or the app's interaction controller.
      case held
      /// It goes to its end after it was held.
      case finishing
      /// It goes back to its start.
      case cancelling
    }

    let from: Child
    var selection: Selection
    var phase: Phase
    /// `true` if the last appearance calls announced that the incoming child appears, false after a reversal.
    var isAppearing = true
    /// The outcome: true if the transition is completed. Nil until it ends.
    var outcome: Bool?

    var to: Child { selection.child }
    /// `true` if the transition completes in case it has to end now.
    var isHeadingForEnd: Bool { phase == .free || phase == .finishing }
  }

  struct Selection: Equatable {
    let child: Child
    /// `true` for a transition, false to select the child at once.
    var isAnimated = false
    /// The requests whose outcome is that of the selection.
    var requests: [SelectionRequest] = []
    /// The source of the last request or grab that leads to the child.
    var source = ContainerSelectionSource.code
    /// `true` if a finger drives the transition from its start.
    var isHeld = false
    /// `true` once the delegate has been notified that the child will be selected.
    var isAnnounced = false
  }

  /// A decision whose effects depend on the state at the time when its turn comes.
  enum Decision: Equatable {
    case perform([Effect])
    case select(Selection)
    /// Selects a child at once; no child if it is nil.
    case replace(Selection?)
    /// Ends the transition at once.
    case interrupt(isCompleted: Bool)

    static func resolve(_ requests: [SelectionRequest], _ isSelected: Bool) -> Decision {
      .perform(requests.map { .resolve($0, isSelected) })
    }
  }

  /// The child that appears and disappears with the container: the selected one, or the one at which a transition ends.
  var shown: Child? {
    guard let run, let isCompleted = run.outcome else { return selected }
    // The end may still wait for an effect of the beginning.
    guard !sequence.contains(.endInteraction(isCompleted: isCompleted)) else { return selected }
    return isCompleted ? run.to : run.from
  }

  /// The child to which all requests so far lead.
  var destination: Child? {
    if let pending { return pending.child }
    return run.map { $0.phase == .cancelling ? $0.from : $0.to } ?? selected
  }

  /// The child to which the current transition leads now; at rest the selected one.
  var heading: Child? { run.map { $0.isAppearing ? $0.to : $0.from } ?? selected }
}
