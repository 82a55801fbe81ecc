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

  init(_ timing: MediaTiming) {
    (beginTime, duration, speed) = (timing.beginTime, timing.duration, CFTimeInterval(timing.speed))
    (timeOffset, cycle, activeDuration) = (timing.timeOffset, timing.cycle, timing.activeDuration)
    (fillsBackwards, fillsForwards) = (timing.fillMode.fillsBackwards, timing.fillMode.fillsForwards)
  }

  func hasBegun(at parent: CFTimeInterval) -> Bool { parent >= beginTime - MediaTiming.instant }

  func isOver(at parent: CFTimeInterval) -> Bool {
    guard parent > beginTime else { return false }
    return abs((parent - beginTime) * speed) > activeDuration + MediaTiming.instant
  }

  func phase(at parent: CFTimeInterval) -> MediaTiming.Phase? {
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

  private func place(elapsed: CFTimeInterval) -> MediaTiming.Phase {
    let length = cycle
    guard length.isFinite else { return MediaTiming.Phase(fraction: 0, cycle: 0) }
    let local = elapsed + timeOffset
    var whole = (local / length).rounded(.down)
    var inCycle = local - whole * length
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
    return MediaTiming.Phase(
      fraction: min(max(folded, 0), 1), cycle: max(0, Int(whole.isFinite ? whole : 0)))
  }
}
