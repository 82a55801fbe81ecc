import UIKit

// Guesses: kit-25, kit-27.
/// Moves the pages with a finger: along a transition, back through its start to the page on the other side, past its end to
/// the page beyond, and with resistance beyond the first and the last page.
@MainActor final class PanController: NSObject {
  let recognizer = UIPanGestureRecognizer()
  private lazy var action = ActionTarget { [unowned self] in recognizerDidChange() }
  private let overscroll = Overscroll()
  private let feedback = SelectionFeedback()
  private let engine: SelectionEngine
  private(set) weak var host: (any ContainerHost)?
  private(set) weak var calls: (any ContainerCalls)?
  private weak var pages: ProvidedPages?
  var settings = ContainerPanSettings()
  /// `true` if the user's selections play haptics.
  var playsHaptics = false
  private(set) var drag: Drag?
  /// The drag that was allowed when the recognizer was about to begin.
  var allowed: Allowed?
  /// The scroll view whose content the finger stopped when it went down.
  weak var caught: UIScrollView?

  /// The target of a pan: the running transition or, at rest, the selected page and its neighbor.
  struct Target: Equatable {
    weak var transition: Transition?
    var from: Page?
    var to: Page?
  }

  struct Allowed {
    let target: Target
    /// The location where the touch started, in the container's view.
    let start: CGPoint
    /// `true` if the finger moved to the left.
    let isLeft: Bool
  }

  init(_ engine: SelectionEngine) { self.engine = engine }

  func connect(to host: any ContainerHost, pages: ProvidedPages, calls: any ContainerCalls) {
    (self.host, self.pages, self.calls) = (host, pages, calls)
    engine.onInterruption = { [weak self] in self?.cancelDrag() }
    recognizer.addTarget(action, action: ActionTarget.action)
    configureRecognizer()
  }

  /// Adds the superview of the page area and the recognizer to the container's view.
  func add(to view: UIView) {
    overscroll.view.addSubview(engine.layout.area)
    view.addSubview(overscroll.view)
    view.addGestureRecognizer(recognizer)
  }

  /// The offset of the pages beyond an end, in points, positive to the right.
  var overscrollOffset: CGFloat { overscroll.offset }

  /// Called when that offset has changed.
  var onOverscroll: (CGFloat) -> Void {
    get { overscroll.onMove }
    set { overscroll.onMove = newValue }
  }

  /// The frame of the page area in the container's view.
  var frame: CGRect {
    get { overscroll.view.frame }
    set {
      overscroll.view.frame = newValue
      engine.layout.area.frame = overscroll.view.bounds
    }
  }

  // MARK: The end of a drag

  /// Ends the drag, and moves the pages back from beyond an end at once.
  private func cancelDrag() {
    overscroll.reset()
    drag = nil
  }

  /// Forgets pages that are no longer children. A drag goes on.
  func childrenDidChange() {
    allowed = nil
    engine.animators.childrenDidChange()
    if let drag { self.drag?.answers = drag.answers.filter { engine.children.contains($0.key) } }
  }
}

extension PanController: ContainerObserver {
  /// Ends the drag without a release: the transition that a finger may have driven is over. Pages beyond an end stay there, or go
  /// on springing back.
  func selectionDidChange(by source: ContainerSelectionSource?) { drag = nil }
}

// MARK: The start of a drag

extension PanController {
  /// `true` while a finger would grab moving pages.
  var isMovingPages: Bool { engine.transition != nil && engine.restingPage == nil || overscroll.offset != 0 }

  /// Returns what a pan to the left or to the right would drag; nil if there is nothing. Does not ask the delegate.
  func target(towardLeft: Bool) -> Target? {
    guard let from = engine.restingPage else {
      return engine.transition.flatMap { $0.canBeHeld ? Target(transition: $0) : nil }
    }
    return Target(from: Page(from), to: neighbor(of: from, towardLeft: towardLeft))
  }

  /// Returns true if a pan still has this target, provided that the children have not changed (`childrenDidChange`).
  func isCurrent(_ target: Target) -> Bool {
    guard !engine.isScrubbing else { return false }
    guard let page = engine.restingPage else {
      return target.transition.map { $0 === engine.transition && $0.canBeHeld } == true
    }
    return target.transition == nil && target.from == Page(page) && target.to.map(\.isEnabled) != false
  }

  /// Returns what a pan that started at a point of the container's view may drag; nil if there is nothing, or the delegate
  /// refuses.
  func allowedTarget(at point: CGPoint, towardLeft: Bool) -> Target? {
    guard let host, engine.canDrag, !engine.isScrubbing, frame.contains(point), !host.isOnBar(point),
      let target = target(towardLeft: towardLeft)
    else { return nil }
    return mayBegin(target, at: point, towardLeft: towardLeft, in: host) ? target : nil
  }

  private func mayBegin(_ target: Target, at point: CGPoint, towardLeft: Bool, in host: any ContainerHost) -> Bool {
    guard target.transition == nil, let from = target.from?.controller else { return true }
    guard settings.edgeWidth.map({ isAtEdge(point, $0, towardLeft: towardLeft) }) ?? true else {
      return false
    }
    if overscroll.offset == 0 {
      let scrollers = engine.layout.area.sidewaysScrollViews(at: host.view.convert(point, to: engine.layout.area))
        .filter(mayYield)
      guard !scrollers.contains(where: { $0.canScroll(towardLeft: towardLeft) }) else { return false }
      // If there is no page to drag in, the content bounces and the page does not move.
      if target.to == nil, scrollers.contains(where: \.bounces) { return false }
    }
    // Without a neighbor the page is pulled beyond its end.
    guard target.to != nil || mayOverscroll(towardLeft: towardLeft) else { return false }
    guard calls?.allowsPan(from: from, at: point) == true else { return false }
    return target.to.map { isAllowed($0, from: from, towardLeft: towardLeft) } ?? true
  }

  /// Returns true if the delegate lets a scroll view keep the finger as long as it can scroll.
  private func mayYield(to scroller: UIScrollView) -> Bool {
    calls?.panPrecedence(over: scroller.panGestureRecognizer) != .precedes
  }

  private func isAtEdge(_ point: CGPoint, _ width: CGFloat, towardLeft: Bool) -> Bool {
    (towardLeft ? frame.maxX - point.x : point.x - frame.minX) <= width
  }

  /// Returns true if a page may be pulled beyond the end: nothing around this container can move that way.
  private func mayOverscroll(towardLeft: Bool) -> Bool {
    guard let host, resistance < 1 else { return false }
    // Backward on the first page a swipe goes back from the container.
    if step(towardLeft: towardLeft) == .previous,
      host.view.backSwipesAround.contains(where: { calls?.panPrecedence(over: $0) != .precedes })
    {
      return false
    }
    let scrollers = host.view.sidewaysScrollViewsAround.filter(mayYield)
    if scrollers.contains(where: { $0.canScroll(towardLeft: towardLeft) || $0.bounces }) { return false }
    return !host.view.pagePansAround.contains { $0.canMovePages(towardLeft: towardLeft) }
  }

  func canMove(towardLeft: Bool) -> Bool {
    guard let page = engine.selected else { return false }
    return engine.transition != nil || pages?.hasPage(step(towardLeft: towardLeft), from: page) == true
  }

  /// Returns the step to the page that a finger moving left or right drags in: the one on the other side.
  private func step(towardLeft: Bool) -> ContainerPageStep {
    ContainerPageStep(toTheRight: towardLeft, isMirrored: host?.isMirrored == true)
  }

  /// Returns the page that a finger moving left or right drags in next to a page. A disabled page is an end.
  private func neighbor(of child: UIViewController, towardLeft: Bool) -> Page? {
    pages?.page(step(towardLeft: towardLeft), from: child).map(Page.init)
  }

  /// The resistance at the ends. The pages do not move beyond the ends if they do not bounce, if the user prefers reduced motion,
  /// or if there is no page transition.
  private var resistance: CGFloat {
    guard settings.bounces, let calls, !UIAccessibility.prefersReducedMotion,
      !(calls.pageTransition is NoPageTransition)
    else {
      return 1
    }
    return settings.overscrollResistance
  }
}

// MARK: The drag
// Distances are in points, positive to the right.

extension PanController {
  func begin(towardLeft: Bool) {
    if playsHaptics { feedback.prepare() }
    engine.endIfOver()
    if let transition = engine.transition {
      engine.send(.held(by: .pan))
      // A handler of the coordinator may have ended the transition.
      guard engine.transition === transition else { return }
      let progress = CGFloat(transition.progress)
      let position = transition.travel * (transition.context.movesLeft ? -progress : progress)
      drag = Drag(start: position, limit: max(1, progress))
    } else {
      beginAtRest(towardLeft: towardLeft)
    }
  }

  private func beginAtRest(towardLeft: Bool) {
    guard let from = engine.selected else { return }
    let distance = overscroll.grab(resistance: resistance)
    // If there is a neighbor now, the offset is part of the drag toward it.
    let isEnd =
      overscroll.offset != 0 && pages?.hasPage(step(towardLeft: overscroll.offset < 0), from: from) != true
    drag = Drag(start: isEnd ? distance : overscroll.offset, isBeyondEnd: isEnd)
    // A callback may have changed the selection, or the children (`childrenDidChange`).
    let known = allowed.flatMap { isCurrent($0.target) ? $0.target : nil }
    guard let to = known.map(\.to) ?? neighbor(of: from, towardLeft: towardLeft) else { return }
    if known != nil { drag?.answers[to] = true }
    if overscroll.offset == 0, isAllowed(to, from: from, towardLeft: towardLeft) {
      begin(to, towardLeft: towardLeft)
    }
  }

  /// - Parameter distance: The distance from where the pan began.
  func move(by distance: CGFloat) {
    guard let drag else { return }
    move(to: drag.start + distance)
  }

  /// Releases the transition, unless the app's interaction controller drives it.
  ///
  /// - Parameter velocity: The velocity, in points per second; nil if the pan was cancelled.
  func end(velocity: CGFloat?) {
    defer { feedback.release() }
    drag = nil
    overscroll.springBack(velocity: velocity ?? 0)
    guard let transition = engine.transition, transition.interactionSource == .pan else { return }
    guard let velocity else { return engine.send(.released(.toStart)) }
    let speed = transition.context.movesLeft ? -velocity : velocity
    let toEnd = settings.commits(progress: CGFloat(transition.progress), velocity: speed)
    if toEnd { userDidChoose(transition.to) }
    engine.send(.released(toEnd ? .toEnd : .toStart, velocity: Double(speed / transition.travel)))
  }

  /// Plays selection haptics because the user has chosen a child: once for each transition.
  func userDidChoose(_ child: UIViewController) {
    guard playsHaptics, feedback.play(for: engine.transition) else { return }
    calls?.record("selectionChanged", child)
  }

  /// The rounding error of a position that was computed from a progress.
  private static let rounding: CGFloat = 1e-6

  /// Moves the pages to the finger's position. Begins, turns or passes at most one transition.
  private func move(to position: CGFloat) {
    guard let transition = engine.transition else { return moveFromRest(to: position) }
    guard let drag, transition.interactionSource == .pan else { return }
    let (progress, movesLeft) = (progress(of: transition, at: position), transition.context.movesLeft)
    if progress < 0, let page = allowedNeighbor(of: transition.from, towardLeft: !movesLeft),
      continueDrag(with: .dragTurned(page, requested(from: transition.from, towardLeft: !movesLeft)))
    {
      return moveTransition(to: position)
    }
    if progress > drag.limit + Self.rounding, let page = allowedNeighbor(of: transition.to, towardLeft: movesLeft) {
      userDidChoose(transition.to)
      let requested = requested(from: transition.to, towardLeft: movesLeft)
      guard continueDrag(with: .dragPassed(page, requested)) else { return }
      // The incoming page is the outgoing one now, and rests at 0.
      let distance = movesLeft ? transition.travel : -transition.travel
      self.drag?.start += distance
      return moveTransition(to: position + distance)
    }
    // The app may have ended the transition, or begun one that it drives itself.
    if engine.transition === transition { moveTransition(to: position) }
  }

  private func moveFromRest(to position: CGFloat) {
    guard position != 0, let from = engine.selected else { return overscroll.reset() }
    let offset = overscroll.offset
    let towardLeft = position < 0
    if let to = neighbor(of: from, towardLeft: towardLeft),
      isAllowed(to, from: from, towardLeft: towardLeft), begin(to, towardLeft: towardLeft)
    {
      guard let drag, drag.isBeyondEnd, offset * position > 0 else { return moveTransition(to: position) }
      // There was no neighbor before. The page stays where the resistance has left it.
      self.drag?.start += offset - position
      return moveTransition(to: offset)
    }
    // A callback may have ended the drag.
    guard drag != nil else { return }
    drag?.isBeyondEnd = true
    overscroll.show(position, resistance: resistance)
  }

  /// Moves the transition that the finger drives, with resistance beyond its end.
  private func moveTransition(to position: CGFloat) {
    guard let drag, let transition = engine.transition, transition.interactionSource == .pan else { return }
    let progress = progress(of: transition, at: position)
    let shown = min(max(progress, 0), drag.limit)
    let rest = (progress - shown) * transition.travel
    if rest != 0 || overscroll.offset != 0 {
      overscroll.show(transition.context.movesLeft ? -rest : rest, resistance: resistance)
    }
    transition.update(shown)
  }

  private func progress(of transition: Transition, at position: CGFloat) -> CGFloat {
    (transition.context.movesLeft ? -position : position) / transition.travel
  }

  /// Begins a transition. Returns false if it cannot begin: then the page is disallowed for the rest of the drag.
  @discardableResult private func begin(_ page: Page, towardLeft: Bool) -> Bool {
    guard drag != nil, let from = engine.selected else { return false }
    overscroll.reset()
    engine.send(.dragBegan(page, requested(from: from, towardLeft: towardLeft)))
    guard engine.transition == nil else { return true }
    drag?.answers[page] = false
    return false
  }

  private func requested(from page: UIViewController, towardLeft: Bool) -> RequestedStep {
    RequestedStep(step: step(towardLeft: towardLeft), start: Page(page))
  }

  private func allowedNeighbor(of page: UIViewController, towardLeft: Bool) -> Page? {
    neighbor(of: page, towardLeft: towardLeft).flatMap {
      isAllowed($0, from: page, towardLeft: towardLeft) ? $0 : nil
    }
  }

  /// Continues the drag with a transition to another page. Returns false if that is not possible.
  private func continueDrag(with event: SelectionEvent) -> Bool {
    let transition = engine.transition
    guard let drag else { return false }
    overscroll.reset()
    engine.send(event)
    // The end of the other transition has ended the drag.
    guard let next = engine.transition, next !== transition, next.interactionSource == .pan else { return false }
    self.drag = Drag(start: drag.start, answers: drag.answers)
    return true
  }

  /// Asks the delegate about a page, and whether there is an animator for it: before a drag, and at most once in it.
  private func isAllowed(_ page: Page, from start: UIViewController, towardLeft: Bool) -> Bool {
    if let answer = drag?.answers[page] { return answer }
    let request = ContainerTransitionRequest(
      from: start, to: page.controller, source: .pan, step: step(towardLeft: towardLeft), isInteractive: true)
    let answer =
      calls.map { $0.allows(page.controller, by: .pan) && engine.animators.allowsDrag(request, of: $0) } ?? false
    drag?.answers[page] = answer
    return answer
  }
}

/// A finger's drag of the pages.
///
///     position, in points, positive to the right
///            toward the next page       |       toward the previous page
///     −travel ◀──────────────────────── 0 ────────────────────────▶ +travel
///
/// The outgoing page rests at 0. In a right-to-left layout the two sides are swapped.
struct Drag {
  var start: CGFloat
  /// The progress up to which there is no resistance: 1, or the progress of a spring that was grabbed beyond 1.
  var limit: CGFloat = 1
  var answers: [Page: Bool] = [:]
  /// `true` if the finger has pulled the page beyond an end, with resistance.
  var isBeyondEnd = false
}
