extension SelectionMachine {
  /// A transition, from the decision to begin it to its last call.
  ///
  /// Three facts say that it goes back, and change at different times:
  ///
  ///     fact          changes when                          differs from the one above
  ///     phase         the machine decides to turn it
  ///     isAppearing   the transition has turned             until the answer, if it is too late, and while it is held
  ///     outcome       the machine decides that it ends      if its animator reports something else
  struct Run: Equatable {
    /// The phase of a transition, in the words of `Transition`. A transition that goes to its end soon for another selection is
    /// running, too.
    enum Phase: Equatable {
      /// Its animations run by themselves.
      case running
      /// A finger or the app's interaction controller moves it.
      case interactive
      /// It was released or turned.
      case completing(Direction)
    }

    /// The last milestone of a transition, by the effects that were handed out.
    enum Milestone: Comparable {
      case requested, announced, created, started, ended
    }

    let from: Page
    /// The step from the outgoing page to the incoming one.
    let pageStep: ContainerPageStep
    var selection: Selection
    var phase: Phase
    var milestone = Milestone.requested
    /// The page about which the last `willSelect` was; nil if there was none.
    var announced: Page?
    /// `true` if the last appearance calls announced that the incoming page appears, false after a reversal.
    var isAppearing = true
    /// Nil until it is decided that the transition ends.
    var outcome: Outcome?

    var to: Page { selection.page }

    var request: ContainerTransitionRequest {
      ContainerTransitionRequest(
        from: from.controller, to: to.controller, source: selection.source, step: pageStep,
        isInteractive: selection.isInteractive)
    }

    /// The outcome of the transition if it ended now.
    var outcomeIfEndedNow: Outcome {
      switch phase {
      case .running: .completed
      case .interactive: .cancelled
      case .completing(let direction): direction.outcome
      }
    }
  }

  struct Selection: Equatable {
    let page: Page
    /// `true` for a transition, false to select the child at once.
    var isAnimated = false
    /// The requests whose outcome is that of the selection.
    var requests: [SelectionRequest] = []
    /// The source of the last request or grab that leads to the child.
    var source = ContainerSelectionSource.code
    /// The step with which the user asked for the page, and the page that it starts from. From another page, the order of the
    /// tabs decides.
    var step: RequestedStep?
    /// `true` if a finger drives the transition from its start.
    var isInteractive = false
    /// `true` if pages are set and none was shown before. The app is not notified of what it sets up.
    var isSetUp = false
    /// `true` once the delegate has been notified that the page will be selected.
    var isAnnounced = false

    init(
      page: Page, isAnimated: Bool = false, requests: [SelectionRequest] = [], source: ContainerSelectionSource = .code,
      step: RequestedStep? = nil, isSetUp: Bool = false
    ) {
      (self.page, self.isAnimated, self.requests, self.source) = (page, isAnimated, requests, source)
      (self.step, self.isSetUp) = (step, isSetUp)
    }

    /// A selection that a finger drives from its start.
    init(page: Page, _ step: RequestedStep, by finger: InteractionSource) {
      self.init(page: page, isAnimated: true, source: finger == .scrub ? .tabScrub : .pan, step: step)
      isInteractive = true
    }
  }

  /// The change of the selection by a finger on the bar, from where the app knows it. It is over when the app knows the new one.
  struct Scrub: Equatable {
    /// The page that the app takes for the selected one.
    let start: Page
    /// `true` while the finger is in charge of the pages.
    var drivesPages = true
    /// `true` once the app is notified of the new selection.
    var isAnnounced = false
  }

  /// A decision whose effects depend on the state at the time when its turn comes.
  enum Decision: Equatable {
    case perform([Effect])
    case select(Selection)
    /// Selects a page at once; no page if it is nil.
    case replace(Selection?)
    /// Ends the transition at once.
    case interrupt(Outcome)

    static func resolve(_ requests: [SelectionRequest], _ outcome: ContainerSelectionOutcome) -> Decision {
      .perform(requests.map { .resolve($0, outcome) })
    }
  }

  /// The page that appears and disappears with the container: the selected one, or the one at which a transition ends.
  var visiblePage: Page? {
    // The end may still wait for an effect of the beginning.
    guard let run, let outcome = run.outcome, run.milestone == .ended else { return selected }
    return outcome == .completed ? run.to : run.from
  }

  /// The page to which all requests so far lead.
  var finalPage: Page? {
    if let pending { return pending.page }
    return run.map { $0.phase == .completing(.toStart) ? $0.from : $0.to } ?? selected
  }

  /// The page to which the current transition leads now; at rest the selected one.
  var currentTarget: Page? { run.map { $0.isAppearing ? $0.to : $0.from } ?? selected }
}
