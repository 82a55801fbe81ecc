extension MediaTiming {
  /// A position in the cycles.
  package struct Phase: Equatable, Sendable {
    /// The fraction of the basic duration, from 0 to 1. Decreases in the second half of a cycle that autoreverses.
    package var fraction: Double
    /// The number of complete cycles.
    package var cycle: Int
  }

  /// Returns nil if there is no effect. `timeOffset` shifts the position in the cycle but not the active end. A
  /// negative speed counts back from the cycle's end (both measured). With an infinite duration the position is 0.
  package func phase(at parent: CFTimeInterval) -> Phase? { ActiveTiming(self).phase(at: parent) }
}
