/// A state machine that decides what a container does next. It has no access to views.
///
///     idle ──select──▶ beginning ──▶ running ─────────────────ended──▶ ending ──▶ idle, then the pending selection
///       │                              │ ▲ ╲                             ▲
///       │                              │ │  ╲ a request turns it         │
///       │                          held▼ │   ▼                           │
///       └──dragBegan─▶ beginning ─▶ interactive ──released─▶ completing ─┘
///
/// `handle(_:canAnimate:)` takes events, `next()` hands out one effect at a time, and `handle(_:)` takes the answer to it.
/// The beginning and the end of a transition are sequences of effects. An event or an answer that arrives in the middle of
/// a sequence may replace the rest of it.
///
/// A request is resolved once, with the outcome of its own transition.
///
/// While a finger on the bar turns the pages (`scrub`), the selection moves with them, and the app is not notified. Nor is it
/// afterwards if the pages are back at the one that it takes for selected.
struct SelectionMachine {
  private(set) var children = PageOrder()
  private(set) var selected: Page?
  /// `true` if the app has set the selected page up, and it has not been shown yet.
  private(set) var awaitsLayout = false
  private(set) var run: Run?
  /// The selection that follows when the current transition has ended. The last request wins.
  private(set) var pending: Selection?
  /// The selected page that was removed with an animation. A transition leads away from it.
  private(set) var removedSelection: Page?
  /// The page to select if the selected one is not among the children.
  private var fallback: Page?
  /// The finger on the bar and, after that, the change of the selection that the app does not know.
  private(set) var scrub: Scrub?
  /// The rest of the current sequence.
  private(set) var sequence: [Effect] = []
  /// The selection without a transition that the current sequence makes.
  private var replacement: Selection?
  /// The decisions that follow the current sequence.
  private var decisions: [Decision] = []
  /// `true` while an effect is performed that must return before the next one: it is not the last one of its sequence, or it
  /// is one of several steps.
  private(set) var isInSequence = false

  /// Handles an event, and decides what follows.
  ///
  /// - Parameter canAnimate: `true` if a transition would be visible.
  mutating func handle(_ event: SelectionEvent, canAnimate: Bool = true) {
    switch event {
    case .select(let page, let animated, let step, let source, let request):
      let requests = request.map { [$0] } ?? []
      if source != .tabScrub { scrub?.drivesPages = false }
      select(Selection(page: page, isAnimated: animated && canAnimate, requests: requests, source: source, step: step))
    case .setChildren(let children, let fallback, let animated, let isSetUp):
      setChildren(children, fallback: fallback, isAnimated: animated && canAnimate, isSetUp: isSetUp)
    case .dragBegan(let page, let step, let finger): dragBegan(page, step, by: finger)
    case .dragTurned(let page, let step, let finger): dragOn(to: page, step, .cancelled, by: finger)
    case .dragPassed(let page, let step, let finger): dragOn(to: page, step, .completed, by: finger)
    case .scrubBegan: scrubBegan()
    case .scrubEnded(let page, let direction, let velocity): scrubEnded(at: page, toward: direction, velocity: velocity)
    case .endedEarly: endEarly()
    case .held(let source): held(by: source)
    case .released(let direction, let velocity, let source):
      guard run?.phase == .interactive else { return }
      turn(direction, velocity: velocity, by: source)
      if let run, run.phase == .completing(.toEnd) { announce(run.to) }
    case .ended(let outcome): end(outcome, isInterrupted: false)
    case .interrupted, .resized, .containerAppearance:
      if event.isInterruption { interrupted() }
    case .laidOut:
      if awaitsLayout, let selected { follow([.perform([.replacePage(from: nil, to: selected, source: .code)])]) }
    case .parentsChanged: break
    }
  }

  /// Turns the next decision into effects if there are none left. Returns false if there is nothing left to do.
  mutating func advance() -> Bool {
    isInSequence = false
    while sequence.isEmpty {
      switch nextDecision() {
      case .perform(let effects): sequence = effects
      case .select(let selection): select(selection)
      case .replace(let selection): replace(selection)
      case .interrupt(let outcome): end(outcome, isInterrupted: true)
      case nil: return false
      }
    }
    return true
  }

  /// Returns the next effect to perform. Call this after `advance()`; nil if there is none.
  mutating func next() -> Effect? {
    guard !sequence.isEmpty else { return nil }
    let effect = sequence.removeFirst()
    isInSequence = !sequence.isEmpty || effect.hasSteps
    // The state changes when the effect is handed out, not when it has been performed.
    switch effect {
    case .willSelect(let page, _, let audience):
      if audience != .observers {
        if run == nil { replacement?.isAnnounced = true } else { run?.announced = page }
      }
      if let milestone = run?.milestone { run?.milestone = max(milestone, .announced) }
    case .createTransition: run?.milestone = .created
    case .startAnimator: run?.milestone = .started
    case .endInteraction: run?.milestone = .ended
    case .setUpPage(let page):
      (selected, awaitsLayout) = (page, true)
      follow([.resolve(replacement?.requests ?? [], .selected)])
      replacement = nil
    case .replacePage(_, let page, _):
      (selected, awaitsLayout) = (page, false)
      follow([.resolve(replacement?.requests ?? [], .selected)])
      replacement = nil
    case .leaveTransition(let page, _):
      selected = page
      if run?.announced == page { appWasNotified(of: page) }
      leave()
    case .didSelect(let page, _, let audience):
      if audience != .observers { appWasNotified(of: page) }
    default: break
    }
    return effect
  }

  private mutating func nextDecision() -> Decision? {
    if !decisions.isEmpty { return decisions.removeFirst() }
    guard run == nil else { return nil }
    if let page = removedSelection {
      removedSelection = nil
      return .perform([.finishChildren(added: [], removed: [page])])
    }
    guard let selection = pending else { return announceScrub() }
    pending = nil
    return .select(selection)
  }
}

// MARK: Requests

extension SelectionMachine {
  private mutating func select(_ selection: Selection) {
    guard children.contains(selection.page) else { return follow([.resolve(selection.requests, .cancelled)]) }
    guard let run else { return start(selection) }
    // A request for the incoming page shares the transition. Any other one waits for its end.
    let joins = selection.isAnimated && selection.page == run.to
    if joins {
      self.run?.selection.requests += selection.requests
      self.run?.selection.source = selection.source
    }
    switch (selection.page, run.phase) {
    case _ where !selection.isAnimated: follow([.interrupt(run.outcomeIfEndedNow)])
    case (run.to, .running), (run.to, .completing(.toEnd)), (run.from, .completing(.toStart)): break
    case (run.from, _): turn(.toStart)
    case (run.to, _), (_, .interactive): turn(.toEnd)
    default: follow([.perform([.finishSoon])])
    }
    if joins { announce(run.to) }
    setPending(joins ? nil : selection)
  }

  /// Sets the selection that follows. The requests of the previous one are resolved first.
  private mutating func setPending(_ selection: Selection?) {
    let dropped = pending?.requests ?? []
    pending = selection
    follow([.resolve(dropped, .superseded)])
  }

  private mutating func start(_ selection: Selection) {
    guard selection.isAnimated, selection.page != selected, let from = shown else { return replace(selection) }
    let requested = selection.step.flatMap { $0.start == from ? $0.step : nil }
    let run = Run(
      from: from, pageStep: requested ?? children.step(from: from, to: selection.page), selection: selection,
      phase: selection.isInteractive ? .interactive : .running)
    self.run = run
    sequence = Self.beginning(of: run, isSilent: isSilent(selection))
  }

  private mutating func replace(_ selection: Selection?) {
    guard selection?.page != selected else {
      follow([.resolve(selection?.requests ?? [], .selected)])
      return announceScrubNow(by: selection?.source)
    }
    replacement = selection
    sequence = Self.replacement(of: shown, by: selection, isSilent: selection.map(isSilent) ?? false)
  }

  /// The selected page, unless it has only been set up.
  private var shown: Page? { awaitsLayout ? nil : selected }

  /// Adds decisions before those that are left.
  private mutating func follow(_ new: [Decision]) {
    decisions = new + decisions
  }
}

// MARK: Children

extension SelectionMachine {
  /// Returns true if a transition away from a removed page must end before the children change, because its incoming page
  /// leaves, or the removed page returns.
  func mustEnd(before pages: [Page]) -> Bool {
    guard let removed = removedSelection else { return false }
    guard let run, run.from == removed else { return true }
    return !pages.contains(run.to) || pages.contains(removed)
  }

  /// Returns the page to select in place of the selected one: the one that has its index, or the last one.
  private func successor(in pages: [Page]) -> Page? {
    let index = selected.flatMap { children.index(of: $0) } ?? 0
    return pages.isEmpty ? nil : pages[min(index, pages.count - 1)]
  }

  /// The selection as the app sees it: the selected page or, if that is removed, the one that is shown in its place.
  ///
  /// - Parameter change: The children that have been set, and are still to be handled; nil if there are none.
  func announcedSelection(after change: (pages: [Page], fallback: Page?)?) -> Page? {
    func remains(_ page: Page) -> Bool { change?.pages.contains(page) ?? children.contains(page) }
    guard let selected, !remains(selected) else { return selected }
    // A transition that leads away from the removed page goes on to its end.
    if let run, run.from == selected, remains(run.to) { return run.to }
    return change.map { $0.fallback ?? successor(in: $0.pages) } ?? fallback
  }

  private mutating func setChildren(_ pages: [Page], fallback: Page?, isAnimated: Bool, isSetUp: Bool) {
    let (old, new) = (children, PageOrder(pages))
    let (added, removed) = (pages.filter { !old.contains($0) }, old.pages.filter { !new.contains($0) })
    self.fallback = fallback ?? successor(in: pages)
    children = new
    var requests: [SelectionRequest] = []
    if let page = pending?.page, !new.contains(page) {
      requests = pending?.requests ?? []
      pending = nil
    }
    let changesSetUp = isSetUp && awaitsLayout && fallback != nil
    let isSelectionKept = !changesSetUp && selected.map { new.contains($0) } ?? false
    let next = self.fallback.map {
      Selection(page: $0, isAnimated: isAnimated && shown != nil, isSetUp: isSetUp && shown == nil)
    }
    let leavesByTransition = run == nil && !isSelectionKept && next?.isAnimated == true
    if leavesByTransition { removedSelection = selected }
    var decisions = [Decision.perform([.setChildren(added: added, removed: removed)]), .resolve(requests, .cancelled)]
    if let run {
      if !new.contains(run.to) {
        decisions.append(.interrupt(.cancelled))
      } else if !new.contains(run.from), run.from != removedSelection {
        decisions.append(.interrupt(.completed))
      }
    } else if !isSelectionKept, !leavesByTransition {
      decisions.append(.replace(next))
    }
    decisions.append(.perform([.finishChildren(added: added, removed: removed.filter { $0 != removedSelection })]))
    if leavesByTransition, let next { decisions.append(.select(next)) }
    follow(decisions)
  }
}

// MARK: Interaction

extension SelectionMachine {
  private mutating func dragBegan(_ page: Page, _ step: RequestedStep, by finger: InteractionSource) {
    guard run == nil, shown != nil, children.contains(page), isInCharge(finger) else { return }
    start(Selection(page: page, step, by: finger))
  }

  /// Ends the interactive transition at its end or its start, and continues the drag with a transition to another page.
  private mutating func dragOn(
    to page: Page, _ step: RequestedStep, _ outcome: Outcome, by finger: InteractionSource
  ) {
    guard run?.phase == .interactive, children.contains(page), isInCharge(finger) else { return }
    follow([.interrupt(outcome)])
    setPending(Selection(page: page, step, by: finger))
  }

  /// Ends the transition at its present position, which is its end or, after a cancel, its start.
  private mutating func endEarly() {
    guard let run, run.phase != .interactive else { return }
    follow([.interrupt(run.outcomeIfEndedNow)])
  }

  private mutating func held(by source: InteractionSource) {
    if let run, run.phase != .interactive { follow([.perform([.hold(by: source)])]) }
  }

  /// Lets the transition move to its end or back to its start. There is no way back to a page that was removed.
  private mutating func turn(_ requested: Direction, velocity: Double = 0, by source: InteractionSource? = nil) {
    let direction = run.map { children.contains($0.from) } == false ? .toEnd : requested
    run?.phase = .completing(direction)
    follow([.perform([.settle(direction, velocity: velocity, by: source)])])
  }
}

// MARK: A finger on the bar

extension SelectionMachine {
  private mutating func scrubBegan() {
    guard let shown else { return }
    scrub = scrub ?? Scrub(start: shown)
    scrub?.drivesPages = true
  }

  /// Returns false for a finger on the bar from which a callback has taken the pages.
  private func isInCharge(_ finger: InteractionSource) -> Bool { finger != .scrub || scrub?.drivesPages == true }

  /// Lets the pages go to the one that the finger has chosen: by the transition that it drives, or by one after that.
  private mutating func scrubEnded(at page: Page?, toward direction: Direction, velocity: Double) {
    guard scrub?.drivesPages == true else { return }
    scrub?.drivesPages = false
    let page = page.flatMap { children.contains($0) ? $0 : nil }
    guard let run, run.phase == .interactive else {
      if let page { select(Selection(page: page, isAnimated: true, source: .tabScrub)) }
      return
    }
    let goesBack = page == run.from || page != run.to && direction == .toStart && children.contains(run.from)
    let end = goesBack ? run.from : run.to
    if let page, page != end { setPending(Selection(page: page, isAnimated: true, source: .tabScrub)) }
    turn(goesBack ? .toStart : .toEnd, velocity: velocity, by: .scrub)
    if page == nil || page == end { announce(end) }
  }

  /// Notifies the app of the page to which a transition goes that a finger on the bar has begun, unless that is the page that it takes
  /// for the selected one.
  private mutating func announce(_ page: Page) {
    guard let run, run.announced == nil, let scrub, !scrub.drivesPages, page != scrub.start else { return }
    follow([.perform([.willSelect(page, run.selection.source, to: .app)])])
  }

  /// Returns to the page at which the finger began, at once.
  private mutating func interruptScrub() {
    guard let scrub, scrub.drivesPages else { return }
    self.scrub?.drivesPages = false
    if children.contains(scrub.start) { setPending(Selection(page: scrub.start, source: .tabScrub)) }
  }

  /// Returns true if the app is not notified of a selection: it is made by a finger that is down on the bar, or leads back to the page
  /// that the app takes for the selected one.
  private func isSilent(_ selection: Selection) -> Bool {
    scrub.map { $0.drivesPages && selection.source == .tabScrub || selection.page == $0.start } ?? false
  }

  private mutating func appWasNotified(of page: Page) {
    guard let scrub else { return }
    self.scrub = scrub.drivesPages ? Scrub(start: page) : nil
  }

  /// Notifies the app of the page at which the finger has left the pages.
  private mutating func announceScrub(by source: ContainerSelectionSource? = nil) -> Decision? {
    guard let scrub, !scrub.drivesPages else { return nil }
    guard let selected, selected != scrub.start, !scrub.isAnnounced, children.contains(selected) else {
      self.scrub = nil
      return nil
    }
    self.scrub?.isAnnounced = true
    let source = source ?? .tabScrub
    return .perform([.willSelect(selected, source, to: .app), .didSelect(selected, source)])
  }

  /// Does that before what else has been decided, because the app is notified of a page before its request is resolved.
  private mutating func announceScrubNow(by source: ContainerSelectionSource? = nil) {
    if let announcement = announceScrub(by: source) { follow([announcement]) }
  }

  /// The selection as the app sees it, as `announcedSelection(after:)`; while a finger on the bar turns the pages, the page at
  /// which it began, if that is still there.
  func reportedSelection(after change: (pages: [Page], fallback: Page?)?) -> Page? {
    if let start = scrub?.start, (change?.pages ?? children.pages).contains(start) { return start }
    return announcedSelection(after: change)
  }
}

// MARK: The end

extension SelectionMachine {
  private mutating func end(_ outcome: Outcome, isInterrupted: Bool) {
    guard var run, run.outcome == nil else { return }
    run.outcome = outcome
    self.run = run
    sequence = Self.ending(of: run, isInterrupted: isInterrupted)
  }

  private mutating func interrupted() {
    // A finger that has dragged on to another page has not chosen that page.
    if pending?.isInteractive == true { pending = nil } else { pending?.isAnimated = false }
    interruptScrub()
    // Before a transition is created, it is given up only if it would not be visible (`cannotBegin`).
    guard let run, run.milestone >= .created else { return }
    end(run.outcomeIfEndedNow, isInterrupted: true)
  }

  /// Decides what follows a transition that is over.
  private mutating func leave() {
    guard let run, let outcome = run.outcome else { return }
    self.run = nil
    if let selected, !children.contains(selected) {
      // The page that it leaves on screen was removed.
      follow([.resolve(run.selection.requests, .cancelled), .replace(fallback.map { Selection(page: $0) })])
    } else if outcome == .cancelled, run.phase == .completing(.toEnd), pending == nil, children.contains(run.to) {
      // It was back at its start already when its page was selected again.
      pending = run.selection
      pending?.isInteractive = false
    } else {
      follow([.resolve(run.selection.requests, outcome == .completed ? .selected : .cancelled)])
    }
    if pending == nil { announceScrubNow() }
    // A finger on the bar has led the app to expect the outgoing page.
    guard let expected = run.announced, expected != run.to else { return }
    let source = run.selection.source
    follow([.perform([expected == selected ? .didSelect(expected, source) : .didCancel(expected, source, to: .app)])])
  }
}

// MARK: Answers

extension SelectionMachine {
  /// The result of an effect that can have more than one.
  enum Answer: Equatable {
    /// A page has left the container, or the transition that begins has no animator, or would not be visible.
    case cannotBegin(hasIncoming: Bool)
    /// The transition is interactive now: by the app's interaction controller from its start, or because it was held.
    case interactive(by: InteractionSource)
    /// The transition was released or turned.
    case settled(TransitionTurn)
  }

  mutating func handle(_ answer: Answer) {
    switch answer {
    case .cannotBegin(let hasIncoming): cannotBegin(hasIncoming)
    case .interactive(let source):
      run?.phase = .interactive
      switch source {
      case .pan: run?.selection.source = .pan
      case .scrub: run?.selection.source = .tabScrub
      case .controller: scrub?.drivesPages = false
      }
    case .settled(.turned(let direction)): turned(direction)
    case .settled(.tooLate(let outcome)): follow([.interrupt(outcome)])
    case .settled(.over): run?.phase = .running
    }
  }

  /// The pages of a selection that has begun and can still be given up.
  var candidate: (from: Page?, to: Page)? {
    if let run { return run.outcome == nil && run.milestone < .started ? (from: run.from, to: run.to) : nil }
    return replacement.map { (from: nil, to: $0.page) }
  }

  private mutating func cannotBegin(_ hasIncoming: Bool) {
    guard let run else { return cannotReplace() }
    if run.milestone >= .created { return end(Outcome(didComplete: hasIncoming), isInterrupted: false) }
    let wasAnnounced = run.announced == run.to
    self.run = nil
    sequence = []
    guard run.phase == .running, children.contains(run.to) else {
      if wasAnnounced { sequence = [.didCancel(run.to, run.selection.source)] }
      return follow([.resolve(run.selection.requests, .cancelled)])
    }
    var selection = run.selection
    selection.isAnnounced = wasAnnounced
    follow([.replace(selection)])
  }

  private mutating func cannotReplace() {
    guard let replacement else { return }
    self.replacement = nil
    sequence = replacement.isAnnounced ? [.didCancel(replacement.page, replacement.source)] : []
    let isSelectionRemoved = selected.map { !children.contains($0) } ?? false
    follow([.resolve(replacement.requests, .cancelled)] + (isSelectionRemoved ? [.replace(nil)] : []))
  }

  private mutating func turned(_ direction: Direction) {
    guard let run, run.outcome == nil, run.isAppearing != (direction == .toEnd) else { return }
    self.run?.isAppearing = direction == .toEnd
    sequence = [Self.reversal(of: run, direction)]
  }
}
