/// A state machine that decides what a container does, without access to views: `(state, event) → (state, effects)`.
///
///     idle ──begin──▶ running(free) ───────────────ended──▶ idle ──▶ the request that waited, if one did
///       │                │  ▲   ╲                  ▲
///       │             hold│  │release ╲settle      │
///       └──panBegan──▶ held ─┴──▶ finishing / cancelling (a hold takes it back to held)
///
/// Children are known by identifiers. A request is resolved exactly once: with true when its child was selected by it,
/// with false when something else came of it.
struct TransitionMachine {
  typealias Child = ChildID
  typealias Request = Int
  typealias Source = ContainerViewController.SelectionSource

  /// The motion of a running transition.
  enum Phase: Equatable {
    /// Time runs on its own.
    case free
    /// A finger, or an interaction controller of the delegate's, has it.
    case held
    /// It goes to its end on its own after it was held.
    case finishing
    /// Going back to its start.
    case cancelling
  }

  struct Run: Equatable {
    let from: Child
    let to: Child
    var phase: Phase
    /// The source that last decided that this transition completes.
    var source: Source
    /// Requests that are true when this transition completes.
    var requests: [Request]
    /// The request to perform when it has ended: the last request wins.
    var next: Wish?
    /// The child to select if both pages of the transition are removed.
    var heir: Child?
  }

  struct Wish: Equatable {
    let child: Child
    let animated: Bool
    var requests: [Request]
    var source = Source.code
    /// A finger has it from the start.
    var held = false
    /// `true` once the delegate has been notified of it.
    var announced = false
  }

  enum State: Equatable {
    case idle
    case running(Run)
  }

  enum Event: Equatable {
    /// A tap, or code. `interactive`: an interaction controller of the delegate's will drive it from the start.
    case select(Child, animated: Bool, request: Request?, source: Source = .code)
    /// A finger began to drag towards a neighbour.
    case panBegan(Child)
    /// The finger that holds the transition has dragged it back through its beginning, onto another page.
    case panTurned(Child)
    /// Somebody lets the transition go, by hand or as its interaction controller.
    case released(commit: Bool, velocity: Double)
    /// Somebody takes hold of the running transition.
    case held(byController: Bool)
    /// The transition that was to begin cannot be seen any more, or one of its children is gone.
    ///
    /// - Parameter announced: `true` if the delegate has been notified that its child will be selected.
    case cannotBegin(announced: Bool = false)
    /// The transition has ended and everything is in its place.
    case ended(completed: Bool)
    /// The array of children is now this; `heir` is who is selected if the selected child is not among them.
    case children([Child], heir: Child?)
    /// The selection changed without a transition.
    case swapped(to: Child?)
    /// The child that was to be selected without a transition was removed.
    case cannotSwap
    /// Handles the request that waited for a transition to end.
    case next
    /// Come to an end at once: the container leaves the screen or the window, gets another size, goes to the background.
    case interrupted
  }

  enum Effect: Equatable {
    /// Start a transition. Where `held`, a finger has it already.
    case begin(from: Child, to: Child, held: Bool)
    case hold(byController: Bool)
    /// Be at the end soon: another request waits.
    case hurry
    /// Continue to the end or back to the start, even if it was not held.
    case settle(commit: Bool, velocity: Double)
    /// Be at the end, or at the start, in this very call. The answer is the event `ended`.
    case endNow(completed: Bool)
    /// Changes the selection without a transition. The answer is the event `swapped`.
    ///
    /// - Parameters:
    ///   - announced: `true` if the delegate has been notified that the child will be selected.
    ///   - source: What selects the child.
    case swap(from: Child?, to: Child?, announced: Bool = false, source: Source = .code)
    /// Continues with the request that waited, after everyone was notified how the transition ended. The answer is the
    /// event `next`.
    case takeNext
    case resolve(Request, Bool)
  }

  private(set) var state = State.idle
  private(set) var children: [Child] = []
  private(set) var selected: Child?
  /// The request that waits for the last call of a transition that has ended.
  private var waiting: Wish?
  /// The requests that are answered by a change without a transition.
  private var swapRequests: [Request] = []

  /// The child that everything asked for so far leads to.
  var destination: Child? {
    guard case .running(let run) = state else { return waiting?.child ?? selected }
    return run.next?.child ?? (run.phase == .cancelling ? run.from : run.to)
  }

  /// The source of the running transition's selection; `code` if no transition is running.
  var source: Source {
    guard case .running(let run) = state else { return .code }
    return run.source
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .select(let child, let animated, let request, let source):
      select(Wish(child: child, animated: animated, requests: request.map { [$0] } ?? [], source: source))
    case .panBegan(let child):
      panBegan(child)
    case .panTurned(let child):
      panTurned(child)
    case .released(let commit, let velocity):
      released(commit, velocity)
    case .held(let byController):
      held(byController)
    case .cannotBegin(let announced):
      cannotBegin(announced)
    case .ended(let completed):
      ended(completed)
    case .children(let children, let heir):
      changed(children, heir)
    case .swapped(let child):
      swapped(child)
    case .cannotSwap:
      cannotSwap()
    case .next:
      next()
    case .interrupted:
      interrupted()
    }
  }
}

extension TransitionMachine {
  private mutating func select(_ wish: Wish) -> [Effect] {
    guard children.contains(wish.child) else { return resolve(wish.requests, false) }
    guard case .running(var run) = state else { return start(wish) }
    guard wish.animated else {
      // The running one is brought to its end first; `ended` then takes up the wish.
      let dropped = resolve(run.next?.requests ?? [], false)
      run.next = wish
      state = .running(run)
      return dropped + [.endNow(completed: run.phase == .free || run.phase == .finishing)]
    }
    let dropped = resolve(run.next?.requests ?? [], false)
    run.next = nil
    switch (wish.child, run.phase) {
    case (run.to, .free), (run.to, .finishing):
      run.requests += wish.requests
      run.source = wish.source
      state = .running(run)
      return dropped
    case (run.to, .held), (run.to, .cancelling):
      run.requests += wish.requests
      run.source = wish.source
      run.phase = .finishing
      state = .running(run)
      return dropped + [.settle(commit: true, velocity: 0)]
    case (run.from, .cancelling):
      run.next = wish
      state = .running(run)
      return dropped
    case (run.from, _):
      run.next = wish
      run.phase = .cancelling
      state = .running(run)
      return dropped + [.settle(commit: false, velocity: 0)]
    case (_, let phase):
      run.next = wish
      let settles = phase == .held
      if settles { run.phase = .finishing }
      state = .running(run)
      return dropped + [settles ? .settle(commit: true, velocity: 0) : .hurry]
    }
  }

  private mutating func start(_ wish: Wish) -> [Effect] {
    guard wish.child != selected else { return resolve(wish.requests, true) }
    guard wish.animated, let from = selected else {
      swapRequests += wish.requests
      return [.swap(from: selected, to: wish.child, announced: wish.announced, source: wish.source)]
    }
    state = .running(
      Run(
        from: from, to: wish.child, phase: wish.held ? .held : .free, source: wish.source, requests: wish.requests))
    return [.begin(from: from, to: wish.child, held: wish.held)]
  }

  private mutating func panBegan(_ child: Child) -> [Effect] {
    guard case .idle = state, selected != nil, children.contains(child) else { return [] }
    return start(Wish(child: child, animated: true, requests: [], source: .pan, held: true))
  }

  private mutating func panTurned(_ child: Child) -> [Effect] {
    guard case .running(var run) = state, run.phase == .held, children.contains(child) else { return [] }
    let dropped = resolve(run.next?.requests ?? [], false)
    run.next = Wish(child: child, animated: true, requests: [], source: .pan, held: true)
    state = .running(run)
    return dropped + [.endNow(completed: false)]
  }

  private mutating func released(_ commit: Bool, _ velocity: Double) -> [Effect] {
    guard case .running(var run) = state, run.phase == .held else { return [] }
    run.phase = commit ? .finishing : .cancelling
    state = .running(run)
    return [.settle(commit: commit, velocity: velocity)]
  }

  private mutating func held(_ byController: Bool) -> [Effect] {
    guard case .running(var run) = state, run.phase != .held else { return [] }
    run.phase = .held
    if !byController { run.source = .pan }
    state = .running(run)
    return [.hold(byController: byController)]
  }

  private mutating func cannotBegin(_ announced: Bool) -> [Effect] {
    guard case .running(let run) = state else { return [] }
    guard run.phase == .free || run.phase == .finishing, children.contains(run.to) else { return ended(false) }
    // What was asked for is done without a transition.
    state = .idle
    let wish = Wish(
      child: run.to, animated: false, requests: run.requests, source: run.source, announced: announced)
    return select(wish) + goOn(with: run.next)
  }

  private mutating func ended(_ completed: Bool) -> [Effect] {
    guard case .running(let run) = state else { return [] }
    state = .idle
    if completed { selected = run.to }
    if let selected, !children.contains(selected) {
      // Both have left in the middle.
      return resolve(run.requests, false) + changed(children, run.heir) + goOn(with: run.next)
    }
    if !completed, run.phase == .finishing, run.next == nil, children.contains(run.to) {
      // It had come back already when it was wanted after all.
      return goOn(with: Wish(child: run.to, animated: true, requests: run.requests, source: run.source))
    }
    return resolve(run.requests, completed) + goOn(with: run.next)
  }

  private mutating func goOn(with wish: Wish?) -> [Effect] {
    waiting = wish
    return wish == nil ? [] : [.takeNext]
  }

  private mutating func next() -> [Effect] {
    guard let wish = waiting else { return [] }
    waiting = nil
    return select(wish)
  }

  private mutating func swapped(_ child: Child?) -> [Effect] {
    selected = child
    return resolveSwap(true)
  }

  private mutating func cannotSwap() -> [Effect] {
    let dropped = resolveSwap(false)
    guard let selected, !children.contains(selected) else { return dropped }
    // It leaves all the same. What is selected instead is decided when the other page's departure is noticed.
    return dropped + [.swap(from: selected, to: nil)]
  }

  private mutating func resolveSwap(_ value: Bool) -> [Effect] {
    defer { swapRequests = [] }
    return resolve(swapRequests, value)
  }

  private mutating func changed(_ children: [Child], _ heir: Child?) -> [Effect] {
    self.children = children
    guard case .running(var run) = state else {
      guard selected.map({ !children.contains($0) }) ?? true, selected != heir else { return [] }
      return [.swap(from: selected, to: heir)]
    }
    // The transition goes on where both of its pages stay.
    run.heir = heir
    var dropped: [Effect] = []
    if let next = run.next, !children.contains(next.child) {
      dropped = resolve(next.requests, false)
      run.next = nil
    }
    state = .running(run)
    if !children.contains(run.to) { return dropped + [.endNow(completed: false)] }
    return dropped + (children.contains(run.from) ? [] : [.endNow(completed: true)])
  }

  private mutating func interrupted() -> [Effect] {
    guard case .running(var run) = state else { return [] }
    run.next = run.next.map {
      Wish(child: $0.child, animated: false, requests: $0.requests, source: $0.source)
    }
    state = .running(run)
    return [.endNow(completed: run.phase == .free || run.phase == .finishing)]
  }

  private func resolve(_ requests: [Request], _ value: Bool) -> [Effect] {
    requests.map { .resolve($0, value) }
  }
}
