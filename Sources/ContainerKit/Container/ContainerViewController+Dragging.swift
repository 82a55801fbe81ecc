import UIKit

extension ContainerViewController: PanInteractionOwner {
  var isMovingPages: Bool { transition != nil || pull.offset != 0 }

  func panTarget(towardsLeft: Bool) -> PanTarget? {
    if let transition { return transition.canBeHeld ? PanTarget(transition: transition) : nil }
    guard let from = selectedPage else { return nil }
    return PanTarget(from: from, to: neighbour(of: from, towardsLeft: towardsLeft))
  }

  func panShouldBegin(at point: CGPoint, towardsLeft: Bool) -> Bool {
    guard engine.canAnimate, pull.view.frame.contains(point), !bar.currentBar.frame.contains(point) else {
      return false
    }
    guard let target = panTarget(towardsLeft: towardsLeft) else { return false }
    guard let from = target.from else { return true }
    guard !panSettings.isLimitedToEdges || isAtEdge(point, towardsLeft: towardsLeft) else { return false }
    if pull.offset == 0 {
      let scrollers = layout.area.sidewaysScrollViews(at: view.convert(point, to: layout.area)).filter(mayYield)
      guard !scrollers.contains(where: { $0.canScroll(towardsLeft: towardsLeft) }) else { return false }
      // If there is no page to drag in, the content bounces and the page does not move.
      if target.to == nil, scrollers.contains(where: \.bounces) { return false }
    }
    // At the first and the last page the drag pulls the page beyond its end, unless something around this container can
    // move that way.
    guard target.to != nil || mayPull(towardsLeft: towardsLeft) else { return false }
    return allowsDrag(from: from, at: point) && (target.to.map { allows($0) } ?? true)
  }

  func panShouldYield(to other: UIGestureRecognizer) -> Bool? {
    delegate?.containerViewController(self, panPrecedenceOver: other).shouldYield
  }

  func panDidBegin(towardsLeft: Bool) {
    if playsSelectionHaptics { feedback.prepare() }
    if let transition {
      engine.send(.held(by: .pan))
      let place = transition.travel * CGFloat(transition.progress)
      drag = Drag(start: transition.movesLeft ? -place : place, limit: max(1, CGFloat(transition.progress)))
    } else {
      guard let from = selectedPage else { return }
      let distance = pull.grab(resistance: endResistance)
      // If there is a neighbor by now, the offset is part of the drag towards it.
      let isEnd = neighbour(of: from, towardsLeft: pull.offset < 0) == nil
      drag = Drag(start: isEnd ? distance : pull.offset)
      guard let to = neighbour(of: from, towardsLeft: towardsLeft) else { return }
      // `panShouldBegin` has asked already.
      guard let id = childList.id(of: to) else { return }
      drag?.answers[id] = true
      if pull.offset == 0 { engine.send(.panBegan(id)) }
    }
  }

  func panDidMove(by distance: CGFloat) {
    guard let drag else { return }
    move(to: drag.start + distance)
  }

  // If the delegate's interaction controller drives the transition, it also ends it.
  func panDidEnd(velocity: CGFloat) {
    defer { feedback.release() }
    drag = nil
    pull.letGo(velocity: velocity)
    guard let transition, transition.interactionSource == .pan else { return }
    let speed = transition.movesLeft ? -velocity : velocity
    let commit = panSettings.commits(progress: CGFloat(transition.progress), velocity: speed)
    if commit { playFeedback(for: transition.to, transition) }
    engine.send(.released(toEnd: commit, velocity: Double(speed / transition.travel)))
  }

  func panWasTakenAway() {
    defer { feedback.release() }
    drag = nil
    pull.letGo(velocity: 0)
    guard let transition, transition.interactionSource == .pan else { return }
    engine.send(.released(toEnd: false))
  }

  // MARK: The position of the finger

  /// Moves the pages to the finger's position: along the transition, back through its start to the page on the other
  /// side, or with resistance at either end.
  private func move(to place: CGFloat) {
    guard drag != nil else { return }
    guard let transition else { return moveFromRest(to: place) }
    guard transition.interactionSource == .pan, let drag else { return }
    let left = transition.movesLeft
    let progress = (left ? -place : place) / transition.travel
    if progress < 0, turn(to: neighbour(of: transition.from, towardsLeft: !left)) { return move(to: place) }
    let shown = min(max(progress, 0), drag.limit)
    let rest = (progress - shown) * transition.travel
    pull.show(left ? -rest : rest, resistance: endResistance)
    transition.update(shown)
  }

  private func moveFromRest(to place: CGFloat) {
    guard place != 0, let from = selectedPage else { return pull.reset() }
    guard let to = neighbour(of: from, towardsLeft: place < 0), let id = childList.id(of: to), answer(about: to)
    else {
      return pull.show(place, resistance: endResistance)
    }
    pull.reset()
    engine.send(.panBegan(id))
    move(to: place)
  }

  /// Continues the drag with a transition to another page. Returns false if that is not possible.
  private func turn(to child: UIViewController?) -> Bool {
    guard let child, let id = childList.id(of: child), answer(about: child), let drag else { return false }
    pull.reset()
    engine.send(.panTurned(id))
    // The end of the other switch let the finger go.
    guard transition?.interactionSource == .pan else { return false }
    self.drag = Drag(start: drag.start, answers: drag.answers)
    return true
  }

  /// Asks the delegate about a page, once in a drag.
  private func answer(about child: UIViewController) -> Bool {
    guard let id = childList.id(of: child) else { return false }
    if let answer = drag?.answers[id] { return answer }
    let answer = allows(child)
    drag?.answers[id] = answer
    return answer
  }

  /// The resistance at the ends. If the user prefers reduced motion, the pages do not move beyond the ends.
  private var endResistance: CGFloat { DefaultAnimators.prefersReducedMotion ? 1 : panSettings.overscrollResistance }

  // MARK: The start of a drag

  private func allowsDrag(from child: UIViewController, at point: CGPoint) -> Bool {
    guard let delegate else { return true }
    record("shouldBeginPanFrom", child)
    return delegate.containerViewController(self, shouldBeginPanFrom: child, at: point)
  }

  /// Returns true if the delegate lets a scroll view keep the finger as long as it can scroll.
  private func mayYield(to scroller: UIScrollView) -> Bool {
    panShouldYield(to: scroller.panGestureRecognizer) != false
  }

  private func isAtEdge(_ point: CGPoint, towardsLeft: Bool) -> Bool {
    let area = pull.view.frame
    let distance = towardsLeft ? area.maxX - point.x : point.x - area.minX
    return distance <= ContainerPanSettings.edgeWidth
  }

  /// Returns true if a page may be pulled beyond the end: not if a scroll view or a container around this one can still
  /// move that way.
  private func mayPull(towardsLeft: Bool) -> Bool {
    guard endResistance < 1 else { return false }
    let scrollers = view.sidewaysScrollViewsAround.filter(mayYield)
    if scrollers.contains(where: { $0.canScroll(towardsLeft: towardsLeft) || $0.bounces }) { return false }
    var outer = containerViewController
    while let container = outer {
      if let page = container.selectedPage,
        container.transition != nil || container.neighbour(of: page, towardsLeft: towardsLeft) != nil
      {
        return false
      }
      outer = container.containerViewController
    }
    return true
  }

  /// Returns the page that a finger moving left or right drags in next to a page.
  private func neighbour(of child: UIViewController, towardsLeft: Bool) -> UIViewController? {
    guard let here = childList.index(of: child) else { return nil }
    let there = towardsLeft != isMirrored ? here + 1 : here - 1
    return pages.indices.contains(there) ? pages[there] : nil
  }
}
