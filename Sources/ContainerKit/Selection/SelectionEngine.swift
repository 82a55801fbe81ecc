import UIKit

/// Receives everything that happens to a container, has the machine decide about it, and performs the decisions, one effect at
/// a time.
@MainActor final class SelectionEngine {
  let layout = PageLayout()
  let appearance = AppearanceForwarder()
  let animators = AnimatorProvider()
  let lateAnimators = LateAnimators()
  private(set) weak var host: (any ContainerHost)?
  private(set) weak var calls: (any ContainerCalls)?
  /// Called when a finger's drag ends because of an event in which nothing is animated.
  var onInterruption: () -> Void = {}
  private var machine = SelectionMachine()
  private lazy var queue = EventQueue(self)
  /// `true` while an event is handled in which nothing is animated.
  private var isInterrupting = false
  private var pendingChildren = PendingChildren()
  /// The pages that were removed and still take part in what follows from that.
  private var removedPages: Set<Page> = []
  /// The delegate's answers about the transition that begins.
  private var preparedAnimation:
    (animator: any UIViewControllerAnimatedTransitioning, controller: (any UIViewControllerInteractiveTransitioning)?)?
  /// The current transition. It retains the container, so that it always comes to its end.
  private(set) var transition: Transition? {
    didSet { retainedHost = transition == nil ? nil : host }
  }
  /// The transition whose animator is being started, which may end in that call.
  var starting: Transition?
  private var retainedHost: (any ContainerHost)?
  /// The progress that was reported last. Nil at rest.
  private var reported: ContainerTransitionProgress?

  func connect(to host: any ContainerHost, calls: any ContainerCalls) {
    (self.host, self.calls) = (host, calls)
    layout.parent = host
    layout.area.mayRemove = { [weak self] in self?.mayRemove($0) ?? false }
    appearance.presentationPart = { [layout] in layout.presentationPart(of: $0.controller) }
    appearance.isTaken = { [layout] in layout.isTaken($0.controller) }
    lateAnimators.onFrame = { [layout] in layout.area.setNeedsLayout() }
  }

  // MARK: Events

  func send(_ event: SelectionEvent) {
    let wasInterrupting = isInterrupting
    if event == .interrupted { isInterrupting = true }
    if case .setChildren(let pages, let fallback, _, _) = event { pendingChildren.add(pages, fallback: fallback) }
    queue.send(.event(event), isImmediate: event.isImmediate)
    isInterrupting = wasInterrupting
  }

  /// `false` while an event is handled, with everything that follows from it.
  var isIdle: Bool { queue.isIdle }

  private func decide(_ event: SelectionEvent) {
    let wasInterrupting = isInterrupting
    if event.isInterruption {
      isInterrupting = true
      onInterruption()
    }
    machine.handle(event, canAnimate: canAnimate)
    if case .ended = event { performEffects(toOutcome: true) } else { performEffects(toOutcome: false) }
    isInterrupting = wasInterrupting
  }

  /// Performs what the machine has decided, unless a step that is being performed must return first.
  ///
  /// - Parameter toOutcome: `true` to stop after the last call about the transition. An animator that reports its end in
  ///   the middle of an effect leaves the rest to the loop that performs that effect.
  private func performEffects(toOutcome: Bool) {
    guard !machine.isInSequence else { return }
    while let effect = nextEffect() {
      if let answer = perform(effect) { machine.handle(answer) }
      if toOutcome, effect.isOutcome { return }
    }
  }

  private func nextEffect() -> SelectionMachine.Effect? {
    while machine.advance() {
      guard let (from, to) = machine.candidate, !canBegin(from, to) else { return machine.next() }
      machine.handle(.cannotBegin(hasIncoming: isChild(to)))
    }
    return nil
  }

  /// Returns false if a callback has made the beginning impossible.
  private func canBegin(_ from: Page?, _ to: Page) -> Bool {
    guard let from else { return isChild(to) }
    return isChild(from) && isChild(to)
      && (transition != nil || (machine.run?.phase == .interactive ? canDrag : canAnimate))
  }

  // MARK: Appearance

  private func containerDidChange(to state: AppearanceForwarder.State?, _ animated: Bool) {
    guard appearance.canContainer(changeTo: state) else { return }
    if state == .appearing, awaitsLayout { decide(.laidOut) }
    appearance.container = state
    if state == .disappearing { decide(.containerAppearance(state)) }
    // A callback at the end of the transition may have changed it again.
    guard appearance.container == state else { return }
    let others = host?.children.filter { !children.contains(Page($0)) && !removedPages.contains(Page($0)) }
    appearance.forward(to: machine.visiblePage, and: others ?? [], animated: animated)
    guard state == .appearing, transition == nil else { return }
    // The container's view enters the window after this call. The page may already have another parent or another view.
    keepPage(selected)
  }

  // MARK: Children

  var children: PageOrder { machine.children }

  /// The children, including changes that wait for the end of the current step, and without those that have left.
  var announcedChildren: [Page] { pendingChildren.change?.pages ?? children.pages.filter(isChild) }

  /// The children in their order, including changes that wait.
  var announcedOrder: PageOrder { pendingChildren.change.map { PageOrder($0.pages) } ?? children }

  func isChild(_ page: Page) -> Bool { layout.isChild(page.controller) }

  /// Returns true for a child, and for one that is added when the current step is done.
  func isAnnounced(_ child: UIViewController) -> Bool {
    layout.isChild(child) || pendingChildren.contains(Page(child))
  }

  private var hasDepartures: Bool { !children.pages.allSatisfy(isChild) }

  /// Handles an event that sets these children.
  private func setChildren(_ pages: [Page], _ event: SelectionEvent) {
    if machine.mustEnd(before: pages) { decide(.interrupted) }
    decide(event)
  }

  /// Removes children that have left by other means, as if the app had removed them.
  private func removeDeparted() {
    let remaining = children.pages.filter(isChild)
    for page in children.pages where !isChild(page) {
      Misuse.logDeparture(of: page.controller)
      // The new parent has made, or will make, the appearance calls of a child that it shows.
      guard let view = page.controller.viewIfLoaded, view.window != nil else { continue }
      if !view.isDescendant(of: layout.area) { appearance.forget(page) }
    }
    setChildren(remaining, .setChildren(remaining))
  }

  /// Removes children that have another parent, unless that waits for the current step.
  func followDepartures() {
    if hasDepartures { send(.parentsChanged) }
  }

  // MARK: State

  var selected: UIViewController? { machine.selected?.controller }
  /// The selection as the app sees it: if the selected page is removed, the one that is shown in its place.
  var announcedSelection: UIViewController? {
    machine.announcedSelection(after: pendingChildren.change)?.controller
  }
  /// The page that the app takes for the selected one: the announced one or, while a finger on the bar turns the pages, the one
  /// that was selected when it began.
  var reportedSelection: UIViewController? {
    machine.reportedSelection(after: pendingChildren.change)?.controller
  }
  /// The page that the transition will select, as the app knows.
  var expectedSelection: UIViewController? { machine.run?.announced?.controller }
  /// `true` while a finger on the bar is in charge of the pages.
  var isScrubbing: Bool { machine.scrub?.drivesPages == true }
  /// `true` if the app has set the selected page up, and it has not been shown yet.
  var awaitsLayout: Bool { machine.awaitsLayout }
  var finalPage: UIViewController? { machine.finalPage?.controller }
  var currentTarget: UIViewController? { machine.currentTarget?.controller }

  /// `true` if a transition would be visible.
  var canAnimate: Bool { canDrag && UIView.areAnimationsEnabled }

  /// `true` if pages can follow a finger. They do so even if the app has disabled animations, as scroll views do.
  var canDrag: Bool {
    appearance.container == .visible && !isInterrupting && host?.viewIfLoaded?.window != nil
  }
}

// MARK: - The queue's calls

extension SelectionEngine: EventHandler {
  enum Message {
    case event(SelectionEvent)
    /// A call on the context of a transition. It has no effect on another one.
    case contextCall(TransitionContext.Call, Transition)
    /// Children have left by other means than an event.
    case departure
  }

  var owner: AnyObject? { host }

  var unsentEvent: Message? { hasDepartures ? .departure : nil }

  func handle(_ message: Message) {
    switch message {
    case .contextCall(let call, let transition): handle(call, on: transition)
    case .departure: removeDeparted()
    case .event(.resized):
      decide(.resized)
      host?.layOutPages()
    case .event(.containerAppearance(let state, let animated)): containerDidChange(to: state, animated)
    case .event(let event):
      guard case .setChildren(let pages, _, _, _) = event else { return decide(event) }
      setChildren(pages, event)
      pendingChildren.removeFirst()
    }
  }

  private func handle(_ call: TransitionContext.Call, on transition: Transition) {
    switch call {
    case .update(let percentComplete):
      transition.controllerDidUpdate(to: percentComplete)
    case .pause:
      if transition.resolvePause() { decide(.held(by: .controller)) }
    case .release(let direction):
      guard transition.context.isInteractive, let source = transition.interactionSource else { return }
      decide(.released(direction, by: source))
    }
  }

  func performEffects() { performEffects(toOutcome: false) }

  /// Makes the appearance calls that are still missing at rest. Returns false if there are none.
  func balance() -> Bool {
    transition == nil && appearance.balance(selected: awaitsLayout ? nil : machine.selected)
  }

  func eventsDidEnd() {
    // A page may have set another view in its last callbacks.
    if isVisible { keepSelectedPage() }
    host?.selectionDidSettle()
  }

  func eventsDoNotEnd() {
    if let host { Misuse.log("its callbacks send new requests in reply to each request, without end", by: host) }
  }
}

// MARK: - Effects

extension SelectionEngine {
  /// Performs an effect. Returns an answer if the effect can have more than one result.
  private func perform(_ effect: SelectionMachine.Effect) -> SelectionMachine.Answer? {
    switch effect {
    case .willSelect(let page, let source, let audience):
      calls?.willSelect(page.controller, by: source, to: audience)
    case .requestAnimator(let request):
      preparedAnimation = calls.flatMap { animators.animation(for: request, of: $0) }
      if preparedAnimation == nil { return .cannotBegin(hasIncoming: true) }
    case .loadPage(let page):
      host?.view.layoutIfNeeded()
      layout.load(page.controller)
    case .createTransition(let request): return createTransition(request)
    case .beginAppearance(let appearing, let disappearing):
      appearance.begin(appearing, appearing: true, animated: true)
      appearance.begin(disappearing, appearing: false, animated: true)
    case .reverseAppearance(let appearing, let disappearing):
      let current = transition
      appearance.begin(disappearing, appearing: false, animated: true)
      // The call may have ended the transition.
      guard transition === current, isChild(appearing) else { return nil }
      appearance.begin(appearing, appearing: true, animated: true)
    case .insertPage(let page): insert(page)
    case .startAnimator: startAnimator()
    case .hold(let source): return transition?.hold(by: source) == true ? .interactive(by: source) : nil
    case .settle(let direction, let velocity, let source):
      // A page that has another parent is not moved. Its departure ends the transition.
      guard transition.map({ layout.isChild($0.from) && layout.isChild($0.to) }) == true else { return nil }
      return transition?.settle(direction, velocity: CGFloat(velocity), by: source).map { .settled($0) }
    case .finishSoon: transition?.finishSoon()
    case .jump(let outcome): transition?.jump(to: outcome)
    case .endInteraction(let outcome): transition?.endInteraction(outcome)
    case .restoreViews(_, let isInterrupted): restoreViews(isInterrupted: isInterrupted)
    case .endAppearance(let shown, let hidden):
      layout.insets.release()
      appearance.endTransition(shown: shown, hidden: hidden)
    case .animationEnded: animationEnded()
    case .runCompletions: transition?.coordinator.complete()
    case .leaveTransition(_, let source): leaveTransition(source)
    case .setUpPage:
      host?.viewIfLoaded?.setNeedsLayout()
      calls?.selectionDidChange(by: .code)
    case .replacePage(let from, let to, let source):
      preparedAnimation = nil
      replacePage(from, to, source)
    case .didSelect(let page, let source, let audience):
      calls?.didSelect(page.controller, by: source, to: audience)
      lateAnimators.watch(shown: page.controller)
    case .didCancel(let page, let source, let audience):
      preparedAnimation = nil
      calls?.didCancelTransition(to: page.controller, by: source, audience: audience)
      lateAnimators.watchCancelled()
    case .resolve(let request, let outcome): resolve(request, outcome)
    case .setChildren(let added, let removed): moveChildren(added, removed)
    case .finishChildren(let added, let removed): finishChildren(added, removed)
    }
    return nil
  }

  // MARK: Starting and running

  /// Creates a transition inside the implicit transaction of the current run loop turn, so that the animator may take
  /// snapshots and one commit dates all of its animations.
  private func createTransition(_ request: ContainerTransitionRequest) -> SelectionMachine.Answer? {
    guard let host, let preparedAnimation else { return nil }
    let (from, to) = (request.from, request.to)
    layout.place(to)
    let context = TransitionContext(
      containerView: layout.area, from: from, to: to,
      movesLeft: request.step.isToTheRight(isMirrored: host.isMirrored))
    let transition = Transition(
      context: context, animator: preparedAnimation.animator, controller: preparedAnimation.controller,
      finger: request.isInteractive ? (request.source == .tabScrub ? .scrub : .pan) : nil, owner: self)
    self.preparedAnimation = nil
    keepPage(from)
    layout.prepare(from)
    self.transition = transition
    return transition.startsWithController ? .interactive(by: .controller) : nil
  }

  // MARK: The end

  private func leaveTransition(_ source: ContainerSelectionSource?) {
    if let ended = transition {
      // Its coordinator has called its completions, and none can be added.
      transition = nil
      // The delegate's last call about the transition follows.
      report(ended.context.progress(at: source == nil ? 0 : 1))
      lateAnimators.transitionDidEnd(ended)
    }
    reported = nil
    calls?.selectionDidChange(by: source)
  }

  /// Answers a request. The delegate's last call about the transition may have removed the selected page, or given it away.
  private func resolve(_ request: SelectionRequest, _ outcome: ContainerSelectionOutcome) {
    let isKept = machine.selected.map(isChild) == true && announcedSelection === selected
    let isGone = outcome == .selected && !isKept
    request.resolve(isGone ? .cancelled : outcome)
  }

  // MARK: Children

  private func moveChildren(_ added: [Page], _ removed: [Page]) {
    removedPages.formUnion(removed)
    for page in removed where isChild(page) { page.controller.willMove(toParent: nil) }
    for page in added {
      claim(page)
      host?.addChild(page.controller)
    }
  }

  private func finishChildren(_ added: [Page], _ removed: [Page]) {
    for page in removed {
      appearance.settle(page, at: nil)
      // A child that has another parent stays there.
      if isChild(page) { page.controller.removeFromParent() }
      layout.remove(page.controller)
      removedPages.remove(page)
    }
    for page in added where isChild(page) { page.controller.didMove(toParent: host) }
    host?.childrenDidChange()
  }
}

// MARK: - The transition's reports

extension SelectionEngine: TransitionOwner {
  var isSelectionPending: Bool { machine.pending != nil }

  func transitionDidMove(_ transition: Transition) {
    // Other children are checked at the next event or layout: the work of a frame does not grow with their number.
    if !layout.isChild(transition.from) || !layout.isChild(transition.to) { send(.parentsChanged) }
    guard !transition.isEnded else { return }
    layout.insets.hold()
    calls?.transitionDidMove(transition.reportedProgress)
  }

  /// The progress of the transition or, in the last report of one that has ended, the reported one.
  var progress: ContainerTransitionProgress? { transition?.reportedProgress ?? reported }

  func transitionDidShowFrame(_ transition: Transition) {
    report(transition.reportedProgress)
    if !transition.isEnded { attachPresentations(of: transition) }
  }

  private func report(_ progress: ContainerTransitionProgress) {
    guard progress != reported else { return }
    reported = progress
    calls?.transitionDidUpdate(progress)
  }

  func transition(_ transition: Transition, receives call: TransitionContext.Call) {
    queue.send(.contextCall(call, transition), isImmediate: false)
  }

  func transition(_ transition: Transition, ends outcome: Outcome) { send(.ended(outcome)) }

  func isParent(of child: UIViewController) -> Bool { layout.isChild(child) }

  func removeLeftovers(keeping page: UIViewController) { layout.keep(page) }

  /// The animator may have put pages back that the current transition is moving.
  func transitionIsCompletedLate(_ context: TransitionContext) {
    lateAnimators.animatorDidReport(to: context, isSettled: isSettled)
    transition?.restoreSetup()
    keepSelectedPage()
  }

  func record(_ name: String, _ subject: UIViewController?) { calls?.record(name, subject) }
}
