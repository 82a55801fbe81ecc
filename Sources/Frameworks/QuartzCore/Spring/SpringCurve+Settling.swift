extension SpringCurve {
  /// The fraction of the distance within which a spring is considered at rest.
  package static let restOffset = 0.001

  /// The time in seconds after which the spring is considered at rest, by Core Animation's estimate (measured): when
  /// the envelope of the oscillation is a thousandth of the distance. With critical damping, the first multiple of 0.1
  /// seconds at which the offset is below that. Without damping, which never rests, the greatest `Float`.
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

  /// Returns the value that the search examines: the offset or, with overdamping, one with both fractions of the decays
  /// exchanged. That is a guess (time-16) from the only measured duration, 2.6 s for a spring that itself takes 4.2 s.
  private func walked(at time: Double) -> Double {
    guard dampingRatio > 1 else { return offset(at: time) }
    let (slow, fast, fraction) = decays
    return (1 - fraction) * exp(-slow * time) + fraction * exp(-fast * time)
  }

  /// The time at which the search in steps of 0.1 seconds stops, in seconds: an hour.
  private static let longestWalk = 3600.0
}
