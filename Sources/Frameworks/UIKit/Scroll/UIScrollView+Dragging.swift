import LayerTime
import QuartzCore

/// Content that a finger moves.
extension UIScrollView {
  func panned(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: beginDragging()
    case .changed: followFinger()
    case .ended: endDragging(velocity: sender.velocity(in: self) * -1)
    case .cancelled: endDragging(velocity: .zero)
    default: break
    }
  }

  private func beginDragging() {
    drag = ScrollDrag(start: unresisted(contentOffset))
    stopMotion()
    drag?.hasBegun = true
    dragWillBegin()
    delegate?.scrollViewWillBeginDragging(self)
    followFinger()
  }

  private func followFinger() {
    let movement = pan.translation(in: self)
    guard var drag, movement != .zero else { return }
    let axes = drag.axes ?? self.axes(ofDragAlong: pan.direction == .zero ? movement : pan.direction)
    drag.axes = axes
    self.drag = drag
    let logical = drag.start - movement
    scroll(to: CGPoint { axes.contains($0) ? resisted($0, $0.of(logical)) : $0.of(contentOffset) })
  }

  /// Returns the axes of a drag, which locks to one if it goes at least twice as far along that as the other (a
  /// guess: scroll-26b).
  private func axes(ofDragAlong movement: CGPoint) -> Set<ScrollAxis> {
    let moving = ScrollAxis.allCases.filter(moves)
    guard isDirectionalLockEnabled, moving.count == 2 else { return Set(moving) }
    if abs(movement.x) >= 2 * abs(movement.y) { return [.horizontal] }
    return abs(movement.y) >= 2 * abs(movement.x) ? [.vertical] : Set(moving)
  }

  private func endDragging(velocity finger: CGPoint) {
    guard let drag else { return }
    let axes = drag.axes ?? []
    let velocity = CGPoint { axes.contains($0) ? $0.of(finger) : 0 }
    let before = interventions
    let (x, y) = motions(thrownAt: velocity)
    self.drag = nil
    let goesOn = max(x.duration, y.duration) > 0 && window != nil && before == interventions
    if !goesOn, before == interventions { scroll(to: CGPoint(x: x.rest, y: y.rest)) }
    let (position, ranges) = (contentOffset, ScrollAxis.allCases.map(range))
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if !goesOn { tellOfRest() }
    // The delegate may have sent the content elsewhere, moved it, or changed its range.
    guard goesOn, before == interventions, self.drag == nil, motion == nil else { return }
    start(.deceleration(x: x, y: y))
    if contentOffset != position || ScrollAxis.allCases.map(range) != ranges { refit(by: contentOffset - position) }
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Returns the motions after the release, for the target that the delegate has accepted or chosen.
  private func motions(thrownAt velocity: CGPoint) -> (x: AxisMotion, y: AxisMotion) {
    func natural(_ axis: ScrollAxis) -> AxisMotion {
      guard isPagingEnabled, moves(axis) else { return freeMotion(axis, velocity: axis.of(velocity)) }
      let stop = PageStops.stop(
        from: axis.of(contentOffset), velocity: axis.of(velocity), range: range(axis), page: axis.of(bounds.size))
      return thrownMotion(axis, velocity: axis.of(velocity), to: stop)
    }
    let (x, y) = (natural(.horizontal), natural(.vertical))
    let expected = inWholePixels(CGPoint(x: x.rest, y: y.rest))
    let reportedVelocity = velocity * (1 / 1000)
    var target = isPagingEnabled ? expected : restingOffset(expected, velocity: reportedVelocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: reportedVelocity, targetContentOffset: &target)
    guard target != expected else { return (x, y) }
    guard !isPagingEnabled else {
      RuntimeIssues.handler("Stop offset can not be modified for paging scroll views")
      return (x, y)
    }
    let wanted = resting(target)
    func chosen(_ axis: ScrollAxis, _ motion: AxisMotion) -> AxisMotion {
      axis.of(target) == axis.of(expected)
        ? motion : thrownMotion(axis, velocity: axis.of(velocity), to: axis.of(wanted))
    }
    return (chosen(.horizontal, x), chosen(.vertical, y))
  }

  /// Returns the motion of released content to a chosen target.
  private func thrownMotion(_ axis: ScrollAxis, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
    let position = axis.of(contentOffset)
    let end = axis.of(resting(contentOffset))
    guard position != end, target == end else { return aimedMotion(axis, velocity: velocity, to: target) }
    return AxisMotion(from: position, thrownAt: velocity, backTo: end)
  }

  // MARK: Beyond the ends

  /// Returns the offset if a finger asks for `offset`: beyond its ends, content follows less and less, or not at all.
  private func resisted(_ axis: ScrollAxis, _ offset: CGFloat) -> CGFloat {
    let range = range(axis)
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    // A scroll wheel stops at the end (a guess: key-12).
    guard bounces, offset != inside, pan.scrollType != .discrete else { return inside }
    return inside + RubberBand(length: axis.of(bounds.size)).offset(for: offset - inside)
  }

  /// Returns the offset that the finger asks for if the content is at `offset`.
  func unresisted(_ offset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let range = range(axis)
      let position = axis.of(offset)
      let inside = min(max(position, range.lowerBound), range.upperBound)
      guard bounces, position != inside else { return position }
      return inside + RubberBand(length: axis.of(bounds.size)).distance(for: position - inside)
    }
  }
}
