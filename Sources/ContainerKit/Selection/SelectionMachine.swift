/// A state machine that decides what a container does next. It has no access to views.
///
///     idle ──select──▶ beginning ──▶ free ──────────────────completed──▶ ending ──▶ idle, then the pending selection
///       │                           ▲ │ ▲ ╲                                ▲
///       │                   released│ │ │  ╲ a request turns it            │
///       │                           │ ▼held ▼                              │
///       └──panBegan──▶ beginning ──▶ held ─▶ finishing / cancelling ───────┘
///
/// `handle(_:canAnimate:)` takes events, `next()` hands out one effect at a time, and `handle(_:)` takes the answer to it.
/// The beginning and the end of a transition are sequences of effects. An event or an answer that arrives in the middle of
/// a sequence may replace the rest of it.
///
/// A request is resolved once: with true if its own transition selected the child, otherwise with false.
struct SelectionMachine {
  typealias Child = ChildID

  private(set) var children: [Child] = []
  private(set) var selected: Child?
  private(set) var run: Run?
  /// The selection that follows when the current transition has ended. The last request wins.
  private(set) var pending: Selection?
  /// The selected child that was removed with an animation. A transition leads away from it.
  private(set) var removedSelection: Child?
  /// The child to select if the selected one is not among the children.
  private var fallback: Child?
  /// The rest of the current sequence.
  private(set) var sequence: [Effect] = []
  /// The selection without a transition that the current sequence makes.
  private var replacement: Selection?
  /// The decisions that follow the current sequence.
  private var decisions: [Decision] = []
  /// `true` while an effect of a sequence is performed that is not its last one. It must return before the next one.
  private(set) var isInSequence = false

  /// Handles an event, and decides what follows.
  ///
  /// - Parameter canAnimate: `true` if a transition would be visible.
  mutating func handle(_ event: SelectionEvent, canAnimate: Bool = true) {
    switch event {
    case .select(let child, let animated, let source, let request):
      let requests = request.map { [$0] } ?? []
      select(Selection(child: child, isAnimated: animated && canAnimate, requests: requests, source: source))
    case .setChildren(let children, let fallback, let animated):
      setChildren(children, fallback: fallback, isAnimated: animated && canAnimate)
    case .panBegan(let child): panBegan(child)
    case .panTurned(let child): dragOn(to: child, isCompleted: false)
    case .panPassed(let child): dragOn(to: child, isCompleted: true)
    case .endedEarly: endEarly()
    case .held(let source): held(by: source)
    case .released(let toEnd, let velocity, let source):
      if run?.phase == .held { turn(toEnd: toEnd, velocity: velocity, by: source) }
    case .completed(let isCompleted): end(isCompleted: isCompleted, isInterrupted: false)
    case .interrupted, .resized, .containerAppearance:
      if event.isInterruption { interrupted() }
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
      case .interrupt(let isCompleted): end(isCompleted: isCompleted, isInterrupted: true)
      case nil: return false
      }
    }
    return true
  }

  /// Returns the next effect to perform. Call this after `advance()`; nil if there is none.
  mutating func next() -> Effect? {
    guard !sequence.isEmpty else { return nil }
    let effect = sequence.removeFirst()
    isInSequence = !sequence.isEmpty
    // The state changes when the effect is handed out, not when it has been performed.
    switch effect {
    case .replacePage(_, let child, _):
      selected = child
      follow([.resolve(replacement?.requests ?? [], true)])
      replacement = nil
    case .leaveTransition(let child, _):
      selected = child
      leave()
    default: break
    }
    return effect
  }

  private mutating func nextDecision() -> Decision? {
    if !decisions.isEmpty { return decisions.removeFirst() }
    guard run == nil else { return nil }
    if let selection = pending {
      pending = nil
      return .select(selection)
    }
    guard let child = removedSelection else { return nil }
    removedSelection = nil
    return .perform([.finishChildren(added: [], removed: [child])])
  }
}

// MARK: Requests

extension SelectionMachine {
  private mutating func select(_ selection: Selection) {
    guard children.contains(selection.child) else { return follow([.resolve(selection.requests, false)]) }
    guard let run else { return start(selection) }
    // A request for the incoming child shares the transition. Any other one waits for its end.
    let joins = selection.isAnimated && selection.child == run.to
    if joins {
      self.run?.selection.requests += selection.requests
      self.run?.selection.source = selection.source
    }
    switch (selection.child, run.phase) {
    case _ where !selection.isAnimated: follow([.interrupt(isCompleted: run.isHeadingForEnd)])
    case (run.to, .free), (run.to, .finishing), (run.from, .cancelling): break
    case (run.from, _): turn(toEnd: false)
    case (run.to, _), (_, .held): turn(toEnd: true)
    default: follow([.perform([.finishSoon])])
    }
    setPending(joins ? nil : selection)
  }

  /// Sets the selection that follows. The requests of the previous one are resolved first.
  private mutating func setPending(_ selection: Selection?) {
    let dropped = pending?.requests ?? []
    pending = selection
    follow([.resolve(dropped, false)])
  }

  private mutating func start(_ selection: Selection) {
    guard selection.isAnimated, selection.child != selected, let from = selected else { return replace(selection) }
    let run = Run(from: from, selection: selection, phase: selection.isHeld ? .held : .free)
    self.run = run
    sequence = Self.beginning(of: run)
  }

  private mutating func replace(_ selection: Selection?) {
    guard selection?.child != selected else { return follow([.resolve(selection?.requests ?? [], true)]) }
    replacement = selection
    sequence = Self.replacement(of: selected, by: selection)
  }

  /// Adds decisions before those that are left.
  private mutating func follow(_ new: [Decision]) {
    decisions = new + decisions
  }
}

// MARK: Children

extension SelectionMachine {
  private mutating func setChildren(_ new: [Child], fallback: Child?, isAnimated: Bool) {
    let (old, before) = (children, selected.flatMap { children.firstIndex(of: $0) } ?? 0)
    let (oldSet, newSet) = (Set(old), Set(new))
    let (added, removed) = (new.filter { !oldSet.contains($0) }, old.filter { !newSet.contains($0) })
    children = new
    self.fallback = fallback ?? (new.isEmpty ? nil : new[min(before, new.count - 1)])
    var requests: [SelectionRequest] = []
    if let child = pending?.child, !newSet.contains(child) {
      requests = pending?.requests ?? []
      pending = nil
    }
    let isSelectionKept = selected.map { newSet.contains($0) } ?? false
    let next = self.fallback.map { Selection(child: $0, isAnimated: isAnimated && selected != nil) }
    let leavesByTransition = run == nil && !isSelectionKept && next?.isAnimated == true
    if leavesByTransition { removedSelection = selected }
    var decisions = [Decision.perform([.setChildren(new, added: added, removed: removed)]), .resolve(requests, false)]
    if let run {
      if !newSet.contains(run.to) {
        decisions.append(.interrupt(isCompleted: false))
      } else if !newSet.contains(run.from) {
        decisions.append(.interrupt(isCompleted: true))
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
  private mutating func panBegan(_ child: Child) {
    guard run == nil, selected != nil, children.contains(child) else { return }
    start(Selection(child: child, isAnimated: true, source: .pan, isHeld: true))
  }

  /// Ends the held transition at its end or its start, and continues the drag with a transition to another child.
  private mutating func dragOn(to child: Child, isCompleted: Bool) {
    guard run?.phase == .held, children.contains(child) else { return }
    follow([.interrupt(isCompleted: isCompleted)])
    setPending(Selection(child: child, isAnimated: true, source: .pan, isHeld: true))
  }

  /// Ends the transition where it is: at its end or, after a cancel, at its start.
  private mutating func endEarly() {
    guard let run, run.phase != .held else { return }
    follow([.interrupt(isCompleted: run.phase != .cancelling)])
  }

  private mutating func held(by source: InteractionSource) {
    guard run != nil, run?.phase != .held else { return }
    run?.phase = .held
    if source == .pan { run?.selection.source = .pan }
    follow([.perform([.hold(by: source)])])
  }

  /// Lets the transition move to its end or back to its start. There is no way back to a page that was removed.
  private mutating func turn(toEnd isRequested: Bool, velocity: Double = 0, by source: InteractionSource? = nil) {
    let toEnd = isRequested || run.map { !children.contains($0.from) } == true
    run?.phase = toEnd ? .finishing : .cancelling
    follow([.perform([.settle(toEnd: toEnd, velocity: velocity, by: source)])])
  }
}

// MARK: The end

extension SelectionMachine {
  private mutating func end(isCompleted: Bool, isInterrupted: Bool) {
    guard var run, run.outcome == nil else { return }
    run.outcome = isCompleted
    self.run = run
    sequence = Self.ending(of: run, isInterrupted: isInterrupted)
  }

  private mutating func interrupted() {
    // A finger that has dragged on to another page has not chosen that page.
    if pending?.isHeld == true { pending = nil } else { pending?.isAnimated = false }
    // Before a transition is created, it is given up only if it would not be visible (`cannotBegin`).
    guard let run, isCreated(run) else { return }
    end(isCompleted: run.isHeadingForEnd, isInterrupted: true)
  }

  private func isCreated(_ run: Run) -> Bool {
    !sequence.contains(.createTransition(from: run.from, to: run.to, isHeld: run.selection.isHeld))
  }

  /// Decides what follows a transition that is over.
  private mutating func leave() {
    guard let run, let isCompleted = run.outcome else { return }
    self.run = nil
    if let selected, !children.contains(selected) {
      // The page that it leaves on screen was removed.
      follow([.resolve(run.selection.requests, false), .replace(fallback.map { Selection(child: $0) })])
    } else if !isCompleted, run.phase == .finishing, pending == nil, children.contains(run.to) {
      // It was back at its start already when its child was selected again.
      pending = run.selection
      pending?.isHeld = false
    } else {
      follow([.resolve(run.selection.requests, isCompleted)])
    }
  }
}

// MARK: Answers

extension SelectionMachine {
  /// The result of an effect that can have more than one.
  enum Answer: Equatable {
    /// The app's interaction controller drives the transition from its start.
    case startsInteractively
    /// A page has left the container, or the transition that begins would not be visible.
    case cannotBegin(hasIncoming: Bool)
    /// The transition is on its way to its end or its start now.
    case turned(toEnd: Bool)
    /// The transition cannot change its direction any more, and has to end at once.
    case cannotTurn(isCompleted: Bool)
  }

  mutating func handle(_ answer: Answer) {
    switch answer {
    case .startsInteractively: run?.phase = .held
    case .cannotBegin(let hasIncoming): cannotBegin(hasIncoming)
    case .turned(let toEnd): turned(toEnd)
    case .cannotTurn(let isCompleted): follow([.interrupt(isCompleted: isCompleted)])
    }
  }

  /// The pages of a selection that has begun and can still be given up.
  var candidate: (from: Child?, to: Child)? {
    if let run { return sequence.contains(.startAnimator) ? (from: run.from, to: run.to) : nil }
    return replacement.map { (from: nil, to: $0.child) }
  }

  private mutating func cannotBegin(_ hasIncoming: Bool) {
    guard let run else { return cannotReplace() }
    let wasAnnounced = !sequence.contains(.willSelect(run.to))
    if isCreated(run) { return end(isCompleted: hasIncoming, isInterrupted: false) }
    self.run = nil
    sequence = []
    guard run.phase == .free, children.contains(run.to) else {
      if wasAnnounced { sequence = [.didCancel(run.to)] }
      return follow([.resolve(run.selection.requests, false)])
    }
    var selection = run.selection
    selection.isAnnounced = wasAnnounced
    follow([.replace(selection)])
  }

  private mutating func cannotReplace() {
    guard let replacement else { return }
    self.replacement = nil
    sequence = sequence.contains(.willSelect(replacement.child)) ? [] : [.didCancel(replacement.child)]
    let isSelectionRemoved = selected.map { !children.contains($0) } ?? false
    follow([.resolve(replacement.requests, false)] + (isSelectionRemoved ? [.replace(nil)] : []))
  }

  private mutating func turned(_ toEnd: Bool) {
    guard let run, run.outcome == nil, run.isAppearing != toEnd else { return }
    self.run?.isAppearing = toEnd
    sequence = [Self.reversal(of: run, toEnd: toEnd)]
  }
}
