import UIKit

/// Receives everything that happens to a container, has the machine decide about it, and has the decisions performed.
@MainActor final class SelectionEngine {
  let children = ChildList()
  let layout: PageLayout
  let appearance: AppearanceForwarder
  private let performer: EffectPerformer
  private weak var host: (any SelectionHost)?
  private var machine = SelectionMachine()
  private var inbox: [Message] = []
  /// `true` while an event is handled, with everything that follows from it.
  private var isPerforming = false
  /// `true` while an event is handled in which nothing is animated.
  private var isInterrupting = false

  private enum Message {
    case event(SelectionEvent)
    /// A call on the context of a transition. It has no effect on another one.
    case contextCall(TransitionContext.Call, Transition)
  }

  init() {
    layout = PageLayout(children)
    appearance = AppearanceForwarder(children)
    performer = EffectPerformer(children: children, appearance: appearance, layout: layout)
  }

  func connect(to host: any SelectionHost) {
    self.host = host
    children.parent = host
    performer.connect(to: host, owner: self)
  }

  // MARK: Events

  func send(_ event: SelectionEvent) {
    let wasInterrupting = isInterrupting
    if event == .interrupted { isInterrupting = true }
    receive(.event(event), isImmediate: event.isImmediate)
    isInterrupting = wasInterrupting
  }

  private func receive(_ message: Message, isImmediate: Bool) {
    let isAtRest = !isPerforming
    isPerforming = true
    if isImmediate { handle(message) } else { inbox.append(message) }
    if isAtRest { comeToRest() }
  }

  /// The number of events that are handled in one call. More of them follow from one another only if callbacks send new
  /// events without end.
  private static let maximumSteps = 1000

  /// Handles the events that wait, with everything that follows from them.
  private func comeToRest() {
    // Retains the container until its last call.
    let host = host
    var steps = 0
    repeat {
      steps += 1
      guard steps <= Self.maximumSteps else { return handleLater() }
      performEffects()
      if let remaining = children.remaining {
        removeDeparted(keeping: remaining)
      } else if !inbox.isEmpty {
        handle(inbox.removeFirst())
      }
    } while machine.advance() || !inbox.isEmpty || children.remaining != nil || balance()
    isPerforming = false
    // A page may have set another view in its last callbacks.
    if isVisible { keepSelectedPage() }
    children.forgetRemoved(except: machine.removedSelection)
    host?.selectionDidSettle()
  }

  /// Handles the events that wait in the next turn of the main queue, so that the app is not stopped for ever.
  private func handleLater() {
    if let host { Misuse.log("its callbacks send new requests in reply to each request, without end", by: host) }
    DispatchQueue.main.async { [weak self] in
      MainThread.assume { self?.comeToRest() }
    }
  }

  private func handle(_ message: Message) {
    switch message {
    case .contextCall(let call, let transition):
      handle(call, on: transition)
    case .event(.setChildren(let new, let fallback, let animated)):
      // A transition away from a child that was removed before ends first.
      if machine.removedSelection != nil { decide(.interrupted) }
      host?.childrenWillChange()
      decide(.setChildren(new, fallback: fallback, animated: animated))
    case .event(.resized):
      decide(.resized)
      host?.layOutPages()
    case .event(.containerAppearance(let state, let animated)):
      containerDidChange(to: state, animated)
    case .event(let event):
      decide(event)
    }
  }

  private func handle(_ call: TransitionContext.Call, on transition: Transition) {
    switch call {
    case .update(let percentComplete):
      transition.controllerDidUpdate(to: percentComplete)
    case .pause:
      if transition.takePause() { decide(.held(by: .controller)) }
    case .release(let toEnd):
      guard transition.context.isInteractive, let source = transition.interactionSource else { return }
      decide(.released(toEnd: toEnd, by: source))
    }
  }

  private func decide(_ event: SelectionEvent) {
    let wasInterrupting = isInterrupting
    if event.isInterruption {
      isInterrupting = true
      host?.cancelDrag()
    }
    machine.handle(event, canAnimate: canAnimate)
    if case .completed = event { performEffects(toOutcome: true) } else { performEffects() }
    isInterrupting = wasInterrupting
  }

  /// Performs what the machine has decided, unless a step that is being performed must return first.
  ///
  /// - Parameter toOutcome: `true` to stop after the last call about the transition. An animator that reports its end in
  ///   the middle of an effect leaves the rest to the loop that performs that effect.
  private func performEffects(toOutcome: Bool = false) {
    guard !machine.isInSequence else { return }
    while let effect = nextEffect() {
      if let answer = performer.perform(effect) { machine.handle(answer) }
      if toOutcome, effect.isOutcome { return }
    }
  }

  private func nextEffect() -> SelectionMachine.Effect? {
    while machine.advance() {
      guard let (from, to) = machine.candidate, !canBegin(from, to) else { return machine.next() }
      machine.handle(.cannotBegin(hasIncoming: children.isOwn(to)))
    }
    return nil
  }

  /// Returns false if a callback has made the beginning impossible.
  private func canBegin(_ from: ChildID?, _ to: ChildID) -> Bool {
    guard let from else { return children.isOwn(to) }
    return children.isOwn(from) && children.isOwn(to)
      && (transition != nil || (machine.run?.phase == .held ? canDrag : canAnimate))
  }

  // MARK: Appearance

  private func containerDidChange(to state: AppearanceForwarder.State?, _ animated: Bool) {
    guard appearance.canContainer(changeTo: state) else { return }
    appearance.container = state
    if state == .disappearing { decide(.containerAppearance(state)) }
    // A callback at the end of the transition may have changed it again.
    guard appearance.container == state else { return }
    appearance.forward(to: machine.shown, animated: animated)
    guard state == .appearing else { return }
    // The container's view enters the window after this call. By now the page may have another parent or another view.
    performer.keepSelectedPage(selected)
  }

  /// Makes the appearance calls that are still missing at rest. Returns false if there are none.
  private func balance() -> Bool {
    transition == nil && appearance.balance(selected: machine.selected)
  }

  // MARK: Children

  /// Removes children that have left by other means, as if the app had removed them.
  private func removeDeparted(keeping remaining: [ChildID]) {
    for child in children.pages where !children.isOwn(child) {
      Misuse.logDeparture(of: child)
      // The new parent has made, or will make, the appearance calls of a child that it shows.
      guard let view = child.viewIfLoaded, view.window != nil, !view.isDescendant(of: layout.area) else { continue }
      appearance.forget(child)
    }
    handle(.event(.setChildren(remaining)))
  }

  // MARK: State

  var selected: UIViewController? { machine.selected.flatMap { children[$0] } }
  var destination: UIViewController? { machine.destination.flatMap { children[$0] } }
  var heading: UIViewController? { machine.heading.flatMap { children[$0] } }
  var transition: Transition? { performer.transition }

  /// The page at rest; nil while pages move. A transition may count as over already.
  var restingPage: UIViewController? {
    guard let transition else { return selected }
    return isSelectionPending ? nil : transition.restingPage
  }

  /// Ends a transition that counts as over, before the user's next action.
  func endIfOver() {
    if transition != nil, restingPage != nil { send(.endedEarly) }
  }

  /// The children, including changes that wait for the end of the current step.
  var announcedChildren: [UIViewController] {
    for case .event(.setChildren(let ids, _, _)) in inbox.reversed() { return ids.compactMap { children[$0] } }
    return children.pages
  }

  /// `true` if a transition would be visible.
  var canAnimate: Bool { canDrag && UIView.areAnimationsEnabled }

  /// `true` if pages can follow a finger. They do so also if the app has switched animations off, as scroll views do.
  var canDrag: Bool {
    appearance.container == .visible && !isInterrupting && host?.viewIfLoaded?.window != nil
  }

  /// `true` while the container is on screen and neither appears nor disappears.
  var isVisible: Bool { appearance.container == .visible }

  /// Called when a view leaves the page area. In a window, UIKit makes the appearance calls of a page without a parent,
  /// and a new parent makes those of its child. The container ends what is disappearing, and what no window has shown.
  func pageWillLeave(_ view: UIView) {
    guard view.window != nil, let page = children.pages.first(where: { $0.viewIfLoaded === view }),
      !children.isOwn(page), appearance.state(of: page) != .disappearing
    else { return }
    appearance.forget(page)
  }

  func keepSelectedPage() {
    if !isPerforming { performer.keepSelectedPage(selected) }
  }
}

extension SelectionEngine: TransitionOwner {
  var isSelectionPending: Bool { machine.pending != nil }

  func transitionDidMove(_ transition: Transition) {
    // Other children are checked at the next event or layout: the work of a frame does not grow with their number.
    if !children.isOwn(transition.from) || !children.isOwn(transition.to) { send(.parentsChanged) }
    guard !transition.isEnded else { return }
    layout.insets.hold()
    host?.transitionDidMove()
  }

  func transition(_ transition: Transition, receives call: TransitionContext.Call) {
    receive(.contextCall(call, transition), isImmediate: false)
  }

  func transition(_ transition: Transition, completes isCompleted: Bool) {
    send(.completed(isCompleted))
  }

  func isParent(of child: UIViewController) -> Bool { children.isOwn(child) }

  func transitionIsCompletedLate(_ context: TransitionContext) {
    performer.stopWatching(context)
    guard transition == nil else { return }
    keepSelectedPage()
  }

  func record(_ name: String, _ who: UIViewController?) { host?.record(name, who) }
}

/// The container, as its selection engine sees it.
@MainActor protocol SelectionHost: UIViewController {
  // MARK: The delegate's calls
  func willSelect(_ child: UIViewController)
  func didSelect(_ child: UIViewController, by source: ContainerSelectionSource)
  func didCancelTransition(to child: UIViewController)
  func animator(from: UIViewController, to: UIViewController) -> any UIViewControllerAnimatedTransitioning
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  // MARK: What follows from the selection
  /// Called in each frame in which a transition moves.
  func transitionDidMove()
  /// Called when the selected child has changed or a transition is over, before the delegate's last call about it.
  ///
  /// - Parameter source: What selected the child; nil if a transition was cancelled.
  func selectionDidChange(by source: ContainerSelectionSource?)
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
  func childrenWillChange()
  func childrenDidChange()
  /// Removes a child that another container takes over. UIKit would move it without the appearance calls.
  func release(_ child: UIViewController)
  /// Gives the pages the size of the container's view.
  func layOutPages()

  // MARK: The finger
  /// Called when the transition that a finger may have driven is over.
  func endDrag()
  /// Ends a drag, and moves the pages back from beyond an end.
  func cancelDrag()

  /// `true` in a right-to-left layout.
  var isMirrored: Bool { get }
  func record(_ name: String, _ who: UIViewController?)
}
