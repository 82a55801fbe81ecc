/// The committed animations that have not ended, with a queue of the times at which they start and end.
struct RunningAnimations {
  /// An animation and the media time before which nothing is to be reported for it.
  private struct Event {
    let time: CFTimeInterval
    let animation: AttachedAnimation
  }

  /// In the order in which they were added.
  private(set) var list: [AttachedAnimation] = []
  /// The events, latest first.
  private var events: [Event] = []
  /// `true` if the time of a layer has changed, so that the times of the events are no longer known.
  private var areStale = false
  /// `true` if an animation was removed before its end.
  private var haveCancelled = false
  private var added = 0
  /// Events are looked at this much before their computed time, in seconds, because that is rounded.
  private static let margin: CFTimeInterval = 1e-6

  mutating func add(_ animation: AttachedAnimation, at now: CFTimeInterval) {
    added += 1
    animation.order = added
    list.append(animation)
    enqueue(animation, at: now)
  }

  mutating func noteTimeChange() { areStale = true }

  mutating func noteCancelled() { haveCancelled = true }

  /// Removes and returns the animations that may have something to report, in the order in which they were added.
  mutating func removeDue(at now: CFTimeInterval) -> [AttachedAnimation] {
    if areStale {
      areStale = false
      // In place, because that allocates no memory.
      events.removeAll(keepingCapacity: true)
      for animation in list { events.append(Event(time: Self.time(animation, at: now), animation: animation)) }
      events.sort { $0.time > $1.time }
    }
    var due: [AttachedAnimation] = []
    while let next = events.last, next.time <= now {
      events.removeLast()
      WorkCounters.animations += 1
      if !next.animation.hasEnded { due.append(next.animation) }
    }
    due.sort { $0.order < $1.order }
    return due
  }

  /// Called with the animations that were due, after their reports are queued.
  mutating func putBack(_ due: [AttachedAnimation], at now: CFTimeInterval) {
    for animation in due where !animation.hasEnded { enqueue(animation, at: now) }
    guard haveCancelled || due.contains(where: \.hasEnded) else { return }
    haveCancelled = false
    list.removeAll(where: \.hasEnded)
    events.removeAll(where: \.animation.hasEnded)
  }

  private mutating func enqueue(_ animation: AttachedAnimation, at now: CFTimeInterval) {
    let time = Self.time(animation, at: now)
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time > time { low = middle + 1 } else { high = middle }
    }
    events.insert(Event(time: time, animation: animation), at: low)
  }

  /// Returns the media time of the animation's start or, if that was reported, of its end.
  private static func time(_ animation: AttachedAnimation, at now: CFTimeInterval) -> CFTimeInterval {
    guard let layer = animation.layer else { return -.infinity }
    let (timing, local) = (ActiveTiming(animation.animation.timing), layer.committedTime(at: now))
    if animation.hasStarted ? timing.isOver(at: local.local) : timing.hasBegun(at: local.local) { return -.infinity }
    // Time that runs backward is looked at in each frame, and time that stands still only after it has changed.
    if local.rate < 0 { return -.infinity }
    if local.rate == 0 { return .infinity }
    if animation.hasStarted, timing.speed == 0 { return .infinity }
    let length = animation.hasStarted ? timing.activeDuration / abs(timing.speed) : 0
    return now + (timing.beginTime + length - local.local) / local.rate - margin
  }
}
