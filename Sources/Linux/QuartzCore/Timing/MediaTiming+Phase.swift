extension MediaTiming {
  /// A position in the cycles.
  package struct Phase: Equatable, Sendable {
    /// The fraction of the basic duration, from 0 to 1. Decreases in the second half of a cycle that autoreverses.
    package var fraction: Double
    /// The number of complete cycles.
    package var cycle: Int
  }

  ///            begin                          begin + active duration / |speed|
  ///     ─────────┼────────────────────────────────┼───────────→ the parent's time
  ///     backwards│ active, both ends included     │forwards
  ///
  /// Returns nil if there is no effect. `timeOffset` shifts the position in the cycle but not the active end. A
  /// negative speed counts back from the cycle's end (both measured). With an infinite duration the position is 0.
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
    // A position that differs from a cycle's end only in the last bits, as sums do, is the start of the next cycle.
    if length - inCycle < Self.instant {
      whole += 1
      inCycle = 0
    }
    // The active end shows the end of the last cycle, not the start of another one.
    if elapsed > 0, inCycle < Self.instant, elapsed >= activeDuration - Self.instant {
      whole -= 1
      inCycle = length
    }
    let fraction = inCycle / duration
    let folded = fraction > 1 ? 2 - fraction : fraction
    return Phase(fraction: min(max(folded, 0), 1), cycle: max(0, Int(whole.isFinite ? whole : 0)))
  }
}
