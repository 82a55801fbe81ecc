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
    let to: Child
    let startsHeld: Bool
    var phase: Phase
    /// The source of the last request or grab that leads to the incoming child.
    var source: ContainerSelectionSource
    /// The requests whose outcome is that of the transition.
    var requests: [SelectionRequest]
    /// `true` if the last appearance calls announced that the incoming child appears, false after a reversal.
    var isAppearing = true
    /// The outcome: true if the transition is completed. Nil until it ends.
    var outcome: Bool?

    init(from: Child, to selection: PendingSelection) {
      self.from = from
      to = selection.child
      startsHeld = selection.isHeld
      phase = selection.isHeld ? .held : .free
      source = selection.source
      requests = selection.requests
    }

    /// `true` if the transition completes in case it has to end now.
    var isHeadingForEnd: Bool { phase == .free || phase == .finishing }

    /// Lets another request for the incoming child share the transition.
    mutating func join(_ selection: PendingSelection) {
      requests += selection.requests
      source = selection.source
    }
  }

  /// A selection that follows the current transition.
  struct PendingSelection: Equatable {
    let child: Child
    var isAnimated: Bool
    var requests: [SelectionRequest] = []
    var source = ContainerSelectionSource.code
    /// `true` if a finger drives the transition from its start.
    var isHeld = false
  }

  /// A selection without a transition.
  struct Replacement: Equatable {
    /// The child to select; nil if there are no children.
    let child: Child?
    var requests: [SelectionRequest] = []
    var source = ContainerSelectionSource.code
    /// `true` once the delegate has been notified that the child will be selected.
    var isAnnounced = false
  }

  /// A decision whose effects depend on the state at the time when its turn comes.
  enum Decision: Equatable {
    case perform(Effect)
    case resolve([SelectionRequest], Bool)
    case select(PendingSelection)
    case replace(Replacement)
    /// Ends the transition at once.
    case interrupt(isCompleted: Bool)
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
