/// A spring's curve with its constants computed once, for repeated evaluation.
struct PreparedSpring {
  private enum Motion {
    case oscillating(decay: Double, frequency: Double, fraction: Double)
    case critical(frequency: Double, slope: Double)
    case overdamped(slow: Double, fast: Double, fraction: Double)
  }

  private let motion: Motion

  init(_ spring: SpringCurve) {
    let (w, z) = (spring.frequency, spring.dampingRatio)
    if z > 1 {
      let (slow, fast, fraction) = spring.decays
      motion = .overdamped(slow: slow, fast: fast, fraction: fraction)
    } else if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      motion = .oscillating(decay: -z * w, frequency: wd, fraction: (z * w - spring.initialVelocity) / wd)
    } else {
      motion = .critical(frequency: w, slope: w - spring.initialVelocity)
    }
  }

  /// Returns the fraction of the distance at `time` seconds after the start.
  func value(at time: Double) -> Double { 1 - offset(at: time) }

  /// Returns the remaining fraction of the distance at `time` seconds.
  func offset(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let fraction):
      exp(decay * time) * (cos(frequency * time) + fraction * sin(frequency * time))
    case .critical(let frequency, let slope): (1 + slope * time) * exp(-frequency * time)
    case .overdamped(let slow, let fast, let fraction):
      fraction * exp(-slow * time) + (1 - fraction) * exp(-fast * time)
    }
  }
}
