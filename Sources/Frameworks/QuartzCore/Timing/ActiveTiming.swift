/// The numbers of a timing from which its phase is computed, without the names of modes, for repeated evaluation.
///
///            begin                          begin + active duration / |speed|
///     ─────────┼────────────────────────────────┼───────────→ the parent's time
///     backwards│ active, both ends included     │forwards
struct ActiveTiming {
  let beginTime: CFTimeInterval
  let duration: CFTimeInterval
  let speed: CFTimeInterval
  let timeOffset: CFTimeInterval
  let cycle: CFTimeInterval
  let activeDuration: CFTimeInterval
  let fillsBackwards: Bool
  let fillsForwards: Bool

  /// `isRemovedAtEnd`: there is no effect after the active end, whatever the fill mode.
  init(_ timing: MediaTiming, isRemovedAtEnd: Bool = false) {
    (beginTime, duration, speed) = (timing.beginTime, timing.duration, CFTimeInterval(timing.speed))
    (timeOffset, cycle, activeDuration) = (timing.timeOffset, timing.cycle, timing.activeDuration)
    fillsBackwards = timing.fillMode.fillsBackwards
    fillsForwards = timing.fillMode.fillsForwards && !isRemovedAtEnd
  }

  func hasBegun(at parent: CFTimeInterval) -> Bool { parent >= beginTime - MediaTiming.instant }

  func isOver(at parent: CFTimeInterval) -> Bool {
    guard parent > beginTime else { return false }
    return abs((parent - beginTime) * speed) > activeDuration + MediaTiming.instant
  }

  func phase(at parent: CFTimeInterval) -> MediaTiming.Phase? {
    guard let (fraction, cycle) = position(at: parent) else { return nil }
    return MediaTiming.Phase(fraction: fraction, cycle: max(0, Int(cycle.isFinite ? cycle : 0)))
  }

  /// Returns the phase, with the cycle as a floating-point number: not to convert it makes tracks faster.
  @inline(__always)
  func position(at parent: CFTimeInterval) -> (fraction: Double, cycle: Double)? {
    guard duration > 0 else { return nil }
    if !hasBegun(at: parent) {
      return fillsBackwards ? place(elapsed: 0) : nil
    }
    let elapsed = max(0, parent - beginTime) * speed
    let end = activeDuration
    if abs(elapsed) > end + MediaTiming.instant {
      return fillsForwards ? place(elapsed: speed < 0 ? -end : end) : nil
    }
    return place(elapsed: min(max(elapsed, -end), end))
  }

  @inline(__always)
  private func place(elapsed: CFTimeInterval) -> (fraction: Double, cycle: Double) {
    let length = cycle
    guard length.isFinite else { return (0, 0) }
    let local = elapsed + timeOffset
    var (whole, inCycle) = (0.0, local)
    // Most animations have one cycle, for which nothing has to be divided.
    if !(local > 0 && local < length) {
      whole = (local / length).rounded(.down)
      inCycle = local - whole * length
    }
    // A position that differs from a cycle's end only in the last bits, as sums do, is the start of the next cycle.
    if length - inCycle < MediaTiming.instant {
      whole += 1
      inCycle = 0
    }
    // The active end shows the end of the last cycle, not the start of another one.
    if elapsed > 0, inCycle < MediaTiming.instant, elapsed >= activeDuration - MediaTiming.instant {
      whole -= 1
      inCycle = length
    }
    let fraction = inCycle / duration
    let folded = fraction > 1 ? 2 - fraction : fraction
    return (min(max(folded, 0), 1), whole)
  }
}
