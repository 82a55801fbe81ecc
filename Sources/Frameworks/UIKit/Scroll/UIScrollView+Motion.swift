import QuartzCore

/// Content that moves without a finger.
extension UIScrollView {
  func start(_ kind: ScrollMotion.Kind, goesToTop: Bool = false) {
    ticker?.stop()
    motion = ScrollMotion(kind: kind, begin: FrameLoop.main.screenTime, goesToTop: goesToTop)
    ticker = ScrollTicker(self)
  }

  /// Called in each frame. Moves the content to its offset at `time`, at which the frame is on screen.
  func advance(to time: CFTimeInterval) {
    guard let motion else { return }
    // The delegate may stop the motion, start another one, or move the content.
    if let last = motion.lastOffset(at: time) {
      scroll(to: last)
      guard let current = self.motion, current.begin == motion.begin, current.isOver(at: time) else { return }
    }
    scroll(to: motion.offset(at: time))
    if let current = self.motion, current.isOver(at: time) { stopMotion() }
  }

  /// Stops the motion at its current offset, and notifies the delegate.
  func stopMotion() {
    guard let motion else { return }
    ticker?.stop()
    ticker = nil
    self.motion = nil
    if motion.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else if motion.goesToTop {
      if contentOffset == motion.rest { delegate?.scrollViewDidScrollToTop(self) }
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    tellOfRest()
  }

  /// Calls `contentDidRest()`, unless a drag or a motion has begun in the meantime.
  func tellOfRest() {
    if drag == nil, motion == nil { contentDidRest() }
  }

  func stopMoving() {
    guard motion != nil else { return }
    scroll(to: resting(contentOffset))
    stopMotion()
  }

  /// Moves the content for a drag or a motion, in whole pixels.
  func scroll(to offset: CGPoint) {
    let offset = inWholePixels(offset)
    guard offset != contentOffset else { return }
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }

  /// Rounds the offset of moving content to whole pixels, except at its ends (measured).
  func inWholePixels(_ offset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let (position, range) = (axis.of(offset), range(axis))
      return position == range.lowerBound || position == range.upperBound ? position : nearestPixel(position)
    }
  }

  /// Continues a drag or deceleration after other code has moved the content. An animation stops.
  func rebase(by movement: CGPoint) {
    if let drag { self.drag?.start = unresisted(contentOffset) - unresisted(contentOffset - movement) + drag.start }
    if motion?.isDeceleration == true { refit(by: movement) } else { stopMotion() }
  }

  /// Continues a deceleration from the current offset, with the current velocity, in the current range. A chosen target
  /// moves along with the content.
  func refit(by movement: CGPoint = .zero) {
    guard let motion, case .deceleration(let x, let y) = motion.kind else { return }
    let now = FrameLoop.main.screenTime
    let velocity = motion.velocity(at: now)
    func refitted(_ old: AxisMotion, _ axis: ScrollAxis) -> AxisMotion {
      let range = range(axis)
      let position = axis.of(contentOffset)
      if old.isReturning(at: now - motion.begin), !range.contains(position) {
        let end = position < range.lowerBound ? range.lowerBound : range.upperBound
        return AxisMotion(from: position, velocity: axis.of(velocity), returningTo: end)
      }
      guard old.isAimed else { return freeMotion(axis, velocity: axis.of(velocity)) }
      let rest = min(max(CGFloat(old.rest) + axis.of(movement), range.lowerBound), range.upperBound)
      return aimedMotion(axis, velocity: axis.of(velocity), to: rest)
    }
    let kind = ScrollMotion.Kind.deceleration(x: refitted(x, .horizontal), y: refitted(y, .vertical))
    self.motion = ScrollMotion(kind: kind, begin: now)
  }

  func freeMotion(_ axis: ScrollAxis, velocity: CGFloat) -> AxisMotion {
    AxisMotion(
      from: axis.of(contentOffset), velocity: velocity, range: range(axis), rate: decelerationRate.rawValue,
      bounces: bounces)
  }

  func aimedMotion(_ axis: ScrollAxis, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
    AxisMotion(
      from: axis.of(contentOffset), velocity: velocity, to: target, rate: decelerationRate.rawValue,
      slides: !isPagingEnabled)
  }
}
