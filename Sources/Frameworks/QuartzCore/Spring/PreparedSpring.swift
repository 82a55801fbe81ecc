/// A spring's curve with its constants computed once, for repeated evaluation.
struct PreparedSpring {
  private enum Motion {
    case oscillating(decay: Double, frequency: Double, share: Double)
    case critical(frequency: Double, slope: Double)
    case overdamped(slow: Double, fast: Double, share: Double)
  }

  private let motion: Motion

  init(_ spring: SpringCurve) {
    let (w, z) = (spring.frequency, spring.dampingRatio)
    if z > 1 {
      let (slow, fast, share) = spring.decays
      motion = .overdamped(slow: slow, fast: fast, share: share)
    } else if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      motion = .oscillating(decay: -z * w, frequency: wd, share: (z * w - spring.initialVelocity) / wd)
    } else {
      motion = .critical(frequency: w, slope: w - spring.initialVelocity)
    }
  }

  /// Returns the fraction of the distance at `time` seconds after the start.
  func value(at time: Double) -> Double { 1 - offset(at: time) }

  /// Returns the remaining fraction of the distance at `time` seconds.
  func offset(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let share):
      exp(decay * time) * (cos(frequency * time) + share * sin(frequency * time))
    case .critical(let frequency, let slope): (1 + slope * time) * exp(-frequency * time)
    case .overdamped(let slow, let fast, let share): share * exp(-slow * time) + (1 - share) * exp(-fast * time)
    }
  }
}
