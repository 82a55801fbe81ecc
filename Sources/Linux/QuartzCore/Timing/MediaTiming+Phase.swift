extension MediaTiming {
  /// Where in its cycles something is.
  package struct Phase: Equatable, Sendable {
    /// The place in the basic duration, 0 to 1; runs back in the second half of a cycle that autoreverses.
    package var fraction: Double
    /// How many cycles are complete.
    package var cycle: Int
  }

  ///            begin                          begin + active duration / |speed|
  ///     ─────────┼────────────────────────────────┼───────────→ the parent's time
  ///     backwards│ active, both ends included     │forwards
  ///
  /// nil where it has no effect. `timeOffset` moves the place in the cycle and not the active end; a negative speed counts
  /// back from the cycle's end (both measured). An infinite or zero duration has its place at 0.
  package func phase(at parent: CFTimeInterval) -> Phase? {
    guard duration > 0 else { return nil }
    if !hasBegun(at: parent) {
      return fillMode.fillsBackwards ? place(elapsed: 0) : nil
    }
    let elapsed = max(0, parent - beginTime) * CFTimeInterval(speed)
    let end = activeDuration
    if abs(elapsed) > end + Self.instant {
      return fillMode.fillsForwards ? place(elapsed: speed < 0 ? -end : end) : nil
    }
    return place(elapsed: min(max(elapsed, -end), end))
  }

  private func place(elapsed: CFTimeInterval) -> Phase {
    let length = cycle
    guard length.isFinite else { return Phase(fraction: 0, cycle: 0) }
    let local = elapsed + timeOffset
    var whole = (local / length).rounded(.down)
    var inCycle = local - whole * length
    // A place that is a cycle's end but for the last bits, as sums of frame times are, is the next one's start.
    if length - inCycle < Self.instant {
      whole += 1
      inCycle = 0
    }
    // The active end shows the last cycle's end, not the start of one more.
    if elapsed > 0, inCycle < Self.instant, elapsed >= activeDuration - Self.instant {
      whole -= 1
      inCycle = length
    }
    let fraction = inCycle / duration
    let folded = fraction > 1 ? 2 - fraction : fraction
    return Phase(fraction: min(max(folded, 0), 1), cycle: max(0, Int(whole.isFinite ? whole : 0)))
  }
}
