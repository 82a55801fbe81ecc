import UIKit

/// Moves the pages with a finger: into a transition, along it, back through its start to the page on the other side, and
/// with resistance beyond an end.
@MainActor final class PanController {
  private let interaction = PanInteraction()
  private let overscroll = Overscroll()
  private let feedback = SelectionFeedback()
  private let engine: SelectionEngine
  private weak var host: (any PanHost)?
  /// The current drag.
  private var drag: Drag?

  init(_ engine: SelectionEngine) { self.engine = engine }

  /// Connects the controller with its container.
  func connect(to host: any PanHost) {
    self.host = host
    interaction.owner = self
  }

  /// The superview of the page area. Its `sublayerTransform` moves the pages beyond an end.
  var contentView: UIView { overscroll.view }

  /// Adds the content view and the recognizer to the container's view.
  func add(to view: UIView) {
    overscroll.view.addSubview(engine.layout.area)
    view.addSubview(overscroll.view)
    view.addGestureRecognizer(recognizer)
  }

  var recognizer: UIPanGestureRecognizer { interaction.recognizer }

  /// `true` while a finger drags the pages.
  var isDragging: Bool { drag != nil }

  /// The offset of the pages beyond an end, in points, positive to the right.
  var overscrollOffset: CGFloat { overscroll.offset }

  /// The frame of the content view in the container's view. Setting it sizes the page area.
  var frame: CGRect {
    get { overscroll.view.frame }
    set {
      overscroll.view.frame = newValue
      engine.layout.area.frame = overscroll.view.bounds
    }
  }

  // MARK: The end of a drag

  /// Ends the drag without a release. The pages beyond an end stay or spring back as they are.
  func endDrag() { drag = nil }

  /// Ends the drag, and moves the pages back from beyond an end at once.
  func cancelDrag() {
    overscroll.reset()
    drag = nil
  }

  /// Ends a drag beyond an end. There may be a neighbor now, at another position.
  func childrenWillChange() {
    guard engine.transition == nil, drag != nil else { return }
    drag = nil
    overscroll.springBack(velocity: 0)
  }
}

// MARK: The start of a drag

extension PanController: PanInteractionOwner {
  var isMovingPages: Bool { engine.transition != nil || overscroll.offset != 0 }

  func panTarget(towardsLeft: Bool) -> PanTarget? {
    if let transition = engine.transition { return transition.canBeHeld ? PanTarget(transition: transition) : nil }
    guard let from = engine.selected else { return nil }
    return PanTarget(from: from, to: neighbor(of: from, towardsLeft: towardsLeft))
  }

  func panShouldBegin(at point: CGPoint, towardsLeft: Bool) -> Bool {
    guard let host, engine.canAnimate, frame.contains(point), !host.isOnBar(point) else { return false }
    guard let target = panTarget(towardsLeft: towardsLeft) else { return false }
    guard let from = target.from else { return true }
    guard !host.panSettings.isLimitedToEdges || isAtEdge(point, towardsLeft: towardsLeft) else { return false }
    if overscroll.offset == 0 {
      let scrollers = engine.layout.area.sidewaysScrollViews(at: host.view.convert(point, to: engine.layout.area))
        .filter(mayYield)
      guard !scrollers.contains(where: { $0.canScroll(towardsLeft: towardsLeft) }) else { return false }
      // If there is no page to drag in, the content bounces and the page does not move.
      if target.to == nil, scrollers.contains(where: \.bounces) { return false }
    }
    // At the first and the last page the drag pulls the page beyond its end, unless something around this container can
    // move that way.
    guard target.to != nil || mayOverscroll(towardsLeft: towardsLeft) else { return false }
    return host.allowsPan(from: from, at: point) && (target.to.map { host.allows($0) } ?? true)
  }

  func panShouldYield(to other: UIGestureRecognizer) -> Bool? { host?.panShouldYield(to: other) }

  /// Returns true if the delegate lets a scroll view keep the finger as long as it can scroll.
  private func mayYield(to scroller: UIScrollView) -> Bool {
    panShouldYield(to: scroller.panGestureRecognizer) != false
  }

  private func isAtEdge(_ point: CGPoint, towardsLeft: Bool) -> Bool {
    let distance = towardsLeft ? frame.maxX - point.x : point.x - frame.minX
    return distance <= ContainerPanSettings.edgeWidth
  }

  /// Returns true if a page may be pulled beyond the end: not if a scroll view or a container around this one can still
  /// move that way.
  private func mayOverscroll(towardsLeft: Bool) -> Bool {
    guard let host, resistance < 1 else { return false }
    let scrollers = host.view.sidewaysScrollViewsAround.filter(mayYield)
    if scrollers.contains(where: { $0.canScroll(towardsLeft: towardsLeft) || $0.bounces }) { return false }
    return !host.canContainerAroundMove(towardsLeft: towardsLeft)
  }

  /// Returns true if the pages can move in a direction.
  func canMove(towardsLeft: Bool) -> Bool {
    guard let page = engine.selected else { return false }
    return engine.transition != nil || neighbor(of: page, towardsLeft: towardsLeft) != nil
  }

  /// Returns the page that a finger moving left or right drags in next to a page.
  private func neighbor(of child: UIViewController, towardsLeft: Bool) -> UIViewController? {
    guard let host, let here = engine.children.index(of: child) else { return nil }
    let there = towardsLeft != host.isMirrored ? here + 1 : here - 1
    return engine.children.pages.indices.contains(there) ? engine.children.pages[there] : nil
  }

  /// The resistance at the ends. If the user prefers reduced motion, the pages do not move beyond the ends.
  private var resistance: CGFloat {
    DefaultAnimators.prefersReducedMotion ? 1 : host?.panSettings.overscrollResistance ?? 1
  }
}

// MARK: The drag

extension PanController {
  func panDidBegin(towardsLeft: Bool) {
    if host?.playsSelectionHaptics == true { feedback.prepare() }
    if let transition = engine.transition {
      engine.send(.held(by: .pan))
      let position = transition.travel * CGFloat(transition.progress)
      drag = Drag(start: transition.movesLeft ? -position : position, limit: max(1, CGFloat(transition.progress)))
    } else {
      beginAtRest(towardsLeft: towardsLeft)
    }
  }

  private func beginAtRest(towardsLeft: Bool) {
    guard let from = engine.selected else { return }
    let distance = overscroll.grab(resistance: resistance)
    // If there is a neighbor by now, the offset is part of the drag towards it.
    let isEnd = neighbor(of: from, towardsLeft: overscroll.offset < 0) == nil
    drag = Drag(start: isEnd ? distance : overscroll.offset)
    guard let to = neighbor(of: from, towardsLeft: towardsLeft), let id = engine.children.id(of: to) else { return }
    // `panShouldBegin` has asked already.
    drag?.answers[id] = true
    if overscroll.offset == 0 { engine.send(.panBegan(id)) }
  }

  func panDidMove(by distance: CGFloat) {
    guard let drag else { return }
    move(to: drag.start + distance)
  }

  // If the app's interaction controller drives the transition, it also ends it.
  func panDidEnd(velocity: CGFloat) {
    defer { feedback.release() }
    drag = nil
    overscroll.springBack(velocity: velocity)
    guard let host, let transition = engine.transition, transition.interactionSource == .pan else { return }
    let speed = transition.movesLeft ? -velocity : velocity
    let toEnd = host.panSettings.commits(progress: CGFloat(transition.progress), velocity: speed)
    if toEnd { userDidChoose(transition.to) }
    engine.send(.released(toEnd: toEnd, velocity: Double(speed / transition.travel)))
  }

  func panWasCancelled() {
    defer { feedback.release() }
    drag = nil
    overscroll.springBack(velocity: 0)
    if engine.transition?.interactionSource == .pan { engine.send(.released(toEnd: false)) }
  }

  /// Plays selection haptics because the user has chosen a child: once for each transition.
  func userDidChoose(_ child: UIViewController) {
    guard host?.playsSelectionHaptics == true, feedback.play(for: engine.transition) else { return }
    host?.record("selectionChanged", child)
  }

  /// Moves the pages to the finger's position: along the transition, back through its start to the page on the other
  /// side, or with resistance at either end.
  private func move(to position: CGFloat) {
    guard let drag else { return }
    guard let transition = engine.transition else { return moveFromRest(to: position) }
    guard transition.interactionSource == .pan else { return }
    let left = transition.movesLeft
    let progress = (left ? -position : position) / transition.travel
    if progress < 0, turn(to: neighbor(of: transition.from, towardsLeft: !left)) { return move(to: position) }
    // The app may have ended the transition, or begun one that it drives itself.
    guard engine.transition === transition else { return }
    let shown = min(max(progress, 0), drag.limit)
    let rest = (progress - shown) * transition.travel
    overscroll.show(left ? -rest : rest, resistance: resistance)
    transition.update(shown)
  }

  private func moveFromRest(to position: CGFloat) {
    guard position != 0, let from = engine.selected else { return overscroll.reset() }
    guard let to = neighbor(of: from, towardsLeft: position < 0), let id = engine.children.id(of: to), isAllowed(to, id)
    else {
      return overscroll.show(position, resistance: resistance)
    }
    overscroll.reset()
    engine.send(.panBegan(id))
    move(to: position)
  }

  /// Continues the drag with a transition to another page. Returns false if that is not possible.
  private func turn(to child: UIViewController?) -> Bool {
    guard let child, let id = engine.children.id(of: child), isAllowed(child, id), let drag else { return false }
    overscroll.reset()
    engine.send(.panTurned(id))
    // The end of the other transition has ended the drag.
    guard engine.transition?.interactionSource == .pan else { return false }
    self.drag = Drag(start: drag.start, answers: drag.answers)
    return true
  }

  /// Asks the delegate about a page, once in a drag.
  private func isAllowed(_ child: UIViewController, _ id: ChildID) -> Bool {
    if let answer = drag?.answers[id] { return answer }
    let answer = host?.allows(child) ?? false
    drag?.answers[id] = answer
    return answer
  }
}
