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
    while abs(walked(at: time)) >= Self.restOffset, time < Self.longestWalk { time += 0.1 }
    return time
  }

  /// What the walk looks at: the offset, but above the critical damping one with the shares of the slow and the fast decay
  /// exchanged. That is a guess from the one duration that is measured there, 2.6 s where the spring itself takes 4.2 s.
  private func walked(at time: Double) -> Double {
    guard dampingRatio > 1 else { return offset(at: time) }
    let (slow, fast, share) = decays
    return (1 - share) * exp(-slow * time) + share * exp(-fast * time)
  }

  /// Where the walk by tenths gives up, seconds: an hour.
  private static let longestWalk = 3600.0
}
