extension SelectionMachine {
  /// A step that the engine performs. Each of them is one call, or one group of calls that belong together.
  enum Effect: Equatable {
    // The beginning
    case willSelect(Page, ContainerSelectionSource, to: SelectionAudience = .everyone)
    /// Asks for the animator, and then the delegate for the interaction controller. Without an animator the page is selected
    /// without a transition.
    case requestAnimator(ContainerTransitionRequest)
    /// Loads the incoming page, after pending layout.
    case loadPage(Page)
    case createTransition(ContainerTransitionRequest)
    case beginAppearance(appearing: Page, disappearing: Page)
    /// Adds the incoming page behind the outgoing one, and lays it out.
    case insertPage(Page)
    case startAnimator

    // Under way
    case hold(by: InteractionSource)
    /// Moves to the end or back to the start: released by what held the transition or, if `by` is nil, turned by a request.
    case settle(Direction, velocity: Double = 0, by: InteractionSource? = nil)
    /// Goes to the end soon, because another selection is pending.
    case finishSoon
    /// The transition has changed its direction, and the pages' appearance does, too.
    case reverseAppearance(appearing: Page, disappearing: Page)

    // The end
    /// Shows the end or the start at once.
    case jump(to: Outcome)
    /// Makes the context and the coordinator return how the transition ends.
    case endInteraction(Outcome)
    /// Removes the animations and one page, and restores everything that was changed to drive the transition.
    case restoreViews(Outcome, isInterrupted: Bool)
    case endAppearance(shown: Page, hidden: Page)
    case animationEnded(Outcome)
    case runCompletions
    /// The transition is over, and this page is selected: by `source`, or because the transition was cancelled (nil).
    case leaveTransition(selected: Page, source: ContainerSelectionSource?)

    // A selection without a transition
    /// Selects a page that is shown at the next layout.
    case setUpPage(Page)
    /// Shows another page, and makes the appearance calls that fit the container's own appearance.
    case replacePage(from: Page?, to: Page?, source: ContainerSelectionSource)

    // The outcome
    case didSelect(Page, ContainerSelectionSource, to: SelectionAudience = .everyone)
    case didCancel(Page, ContainerSelectionSource, to: SelectionAudience = .everyone)
    case resolve(SelectionRequest, ContainerSelectionOutcome)

    // Children
    case setChildren(added: [Page], removed: [Page])
    case finishChildren(added: [Page], removed: [Page])

    /// `true` if the effect calls the app's code between changes that belong together. An event that arrives in such a call
    /// is decided at once, but what follows from it is performed when the effect has returned.
    var hasSteps: Bool {
      switch self {
      case .replacePage, .setChildren, .finishChildren: true
      default: false
      }
    }

    /// `true` for the last call about a transition.
    var isOutcome: Bool {
      switch self {
      case .didSelect, .didCancel: true
      default: false
      }
    }
  }

  // The next four members define the order of all calls in a transition.

  /// The beginning of a transition. Until `createTransition` it can be given up for a selection without a transition.
  static func beginning(of run: Run, isSilent: Bool) -> [Effect] {
    [
      .willSelect(run.to, run.selection.source, to: isSilent ? .observers : .everyone),
      .requestAnimator(run.request),
      .loadPage(run.to),
      .createTransition(run.request),
      .beginAppearance(appearing: run.to, disappearing: run.from),
      .insertPage(run.to),
      .startAnimator,
    ]
  }

  /// The end of a transition: completed or cancelled, by its animator or by an interruption.
  static func ending(of run: Run, isInterrupted: Bool) -> [Effect] {
    let outcome = run.outcome ?? .cancelled
    let isCompleted = outcome == .completed
    let (shown, hidden) = isCompleted ? (run.to, run.from) : (run.from, run.to)
    let audience = run.announced == run.to ? SelectionAudience.everyone : .observers
    let jump: [Effect] = isInterrupted ? [.jump(to: outcome)] : []
    let reversal = run.isAppearing == isCompleted ? [] : [reversal(of: run, isCompleted ? .toEnd : .toStart)]
    return jump + [.endInteraction(outcome)] + reversal + [
      .restoreViews(outcome, isInterrupted: isInterrupted),
      .endAppearance(shown: shown, hidden: hidden),
      .animationEnded(outcome),
      .runCompletions,
      .leaveTransition(selected: shown, source: isCompleted ? run.selection.source : nil),
      isCompleted
        ? .didSelect(run.to, run.selection.source, to: audience)
        : .didCancel(run.to, run.selection.source, to: audience),
    ]
  }

  /// The appearance calls of a transition that changes its direction.
  static func reversal(of run: Run, _ direction: Direction) -> Effect {
    direction == .toEnd
      ? .reverseAppearance(appearing: run.to, disappearing: run.from)
      : .reverseAppearance(appearing: run.from, disappearing: run.to)
  }

  /// A selection without a transition.
  static func replacement(of selected: Page?, by selection: Selection?, isSilent: Bool) -> [Effect] {
    guard let selection else { return [.replacePage(from: selected, to: nil, source: .code)] }
    let (page, source) = (selection.page, selection.source)
    if selection.isSetUp { return [.setUpPage(page), .didSelect(page, source, to: .observers)] }
    let audience = isSilent ? SelectionAudience.observers : .everyone
    return (selection.isAnnounced ? [] : [.willSelect(page, source, to: audience)]) + [
      .replacePage(from: selected, to: page, source: source), .didSelect(page, source, to: audience),
    ]
  }
}
