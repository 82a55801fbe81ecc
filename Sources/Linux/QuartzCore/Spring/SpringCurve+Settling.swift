extension SpringCurve {
  /// The share of the way within which a spring counts as at rest.
  package static let restOffset = 0.001

  /// The seconds after which the spring counts as at rest, by Core Animation's estimate (measured): where the envelope of
  /// the oscillation is a thousandth of the way; with critical damping the first tenth of a second, counted up by tenths,
  /// at which the offset is; without damping, which never rests, the greatest `Float`.
  package var settlingDuration: Double {
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      let b = (initialVelocity - z * w) / (w * (1 - z * z).squareRoot())
      return log((1 + abs(b)) / Self.restOffset) / (z * w)
    }
    var time = 0.0
    while abs(offset(at: time)) >= Self.restOffset, time < Self.longestWalk { time += 0.1 }
    return time
  }

  /// Where the walk by tenths gives up, seconds: an hour.
  private static let longestWalk = 3600.0
}
