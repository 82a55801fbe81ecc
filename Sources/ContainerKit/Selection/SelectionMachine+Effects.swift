extension SelectionMachine {
  /// A step that the engine performs. Each of them is one call, or one group of calls that belong together.
  enum Effect: Equatable {
    // The beginning
    case willSelect(Child)
    /// Asks the delegate for the animator, and then for the interaction controller.
    case requestAnimator(from: Child, to: Child)
    /// Loads the incoming page, after pending layout.
    case loadPage(Child)
    case createTransition(from: Child, to: Child, isHeld: Bool)
    case beginAppearance(appearing: Child, disappearing: Child)
    /// Adds the incoming page behind the outgoing one, and lays it out.
    case insertPage(Child)
    case startAnimator

    // Under way
    case hold(by: InteractionSource)
    /// Moves to the end or back to the start: released by what held the transition or, if `by` is nil, turned by a request.
    case settle(toEnd: Bool, velocity: Double = 0, by: InteractionSource? = nil)
    /// Goes to the end soon, because another selection is pending.
    case finishSoon
    /// The transition has changed its direction, and the pages' appearance does, too.
    case reverseAppearance(appearing: Child, disappearing: Child)

    // The end
    /// Shows the end or the start at once.
    case jump(toEnd: Bool)
    /// Makes the context and the coordinator say how the transition ends.
    case endInteraction(isCompleted: Bool)
    /// Removes the animations and one page, and restores everything that was changed to drive the transition.
    case restoreViews(isCompleted: Bool, isInterrupted: Bool)
    case endAppearance(shown: Child, hidden: Child)
    case animationEnded(isCompleted: Bool)
    case runCompletions
    /// The transition is over, and this child is selected: by `source`, or because the transition was cancelled (nil).
    case leaveTransition(selected: Child, source: ContainerSelectionSource?)

    // A selection without a transition
    /// Shows another page, and makes the appearance calls that fit the container's own appearance.
    case replacePage(from: Child?, to: Child?, source: ContainerSelectionSource)

    // The outcome
    case didSelect(Child, ContainerSelectionSource)
    case didCancel(Child)
    case resolve(SelectionRequest, Bool)

    // Children
    case setChildren([Child], added: [Child], removed: [Child])
    case finishChildren(added: [Child], removed: [Child])

    /// `true` for the last call about a transition.
    var isOutcome: Bool {
      switch self {
      case .didSelect, .didCancel: true
      default: false
      }
    }
  }

  // The order of everything that happens in a transition stands in the next four members.

  /// The beginning of a transition. Until `createTransition` it can be given up for a selection without a transition.
  static func beginning(of run: Run) -> [Effect] {
    [
      .willSelect(run.to),
      .requestAnimator(from: run.from, to: run.to),
      .loadPage(run.to),
      .createTransition(from: run.from, to: run.to, isHeld: run.selection.isHeld),
      .beginAppearance(appearing: run.to, disappearing: run.from),
      .insertPage(run.to),
      .startAnimator,
    ]
  }

  /// The end of a transition: completed or cancelled, by its animator or by an interruption.
  static func ending(of run: Run, isInterrupted: Bool) -> [Effect] {
    let isCompleted = run.outcome == true
    let (shown, hidden) = isCompleted ? (run.to, run.from) : (run.from, run.to)
    let jump: [Effect] = isInterrupted ? [.jump(toEnd: isCompleted)] : []
    let reversal = run.isAppearing == isCompleted ? [] : [reversal(of: run, toEnd: isCompleted)]
    return jump + [.endInteraction(isCompleted: isCompleted)] + reversal + [
      .restoreViews(isCompleted: isCompleted, isInterrupted: isInterrupted),
      .endAppearance(shown: shown, hidden: hidden),
      .animationEnded(isCompleted: isCompleted),
      .runCompletions,
      .leaveTransition(selected: shown, source: isCompleted ? run.selection.source : nil),
      isCompleted ? .didSelect(run.to, run.selection.source) : .didCancel(run.to),
    ]
  }

  /// The appearance calls of a transition that changes its direction.
  static func reversal(of run: Run, toEnd: Bool) -> Effect {
    toEnd
      ? .reverseAppearance(appearing: run.to, disappearing: run.from)
      : .reverseAppearance(appearing: run.from, disappearing: run.to)
  }

  /// A selection without a transition.
  static func replacement(of selected: Child?, by selection: Selection?) -> [Effect] {
    guard let selection else { return [.replacePage(from: selected, to: nil, source: .code)] }
    let (child, source) = (selection.child, selection.source)
    return (selection.isAnnounced ? [] : [.willSelect(child)]) + [
      .replacePage(from: selected, to: child, source: source), .didSelect(child, source),
    ]
  }
}
