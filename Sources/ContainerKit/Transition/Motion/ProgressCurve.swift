import Foundation

/// The mapping between the time of a transition's layer and its visible progress.
enum ProgressCurve: Equatable {
  /// Progress in proportion to time, with a duration in seconds. The timing curves of an app's animator are unknown.
  case linear(TimeInterval)
  case spring(SlideSpring)

  /// Returns the progress at a time: from 0 to 1 and, on a spring, slightly above 1.
  func progress(at time: TimeInterval) -> Double {
    switch self {
    case .linear(let duration): duration > 0 ? time / duration : 1
    case .spring(let spring): spring.position(at: time)
    }
  }

  /// Returns the first time at which the progress is reached.
  func time(at progress: Double) -> TimeInterval {
    switch self {
    case .linear(let duration): progress * duration
    case .spring(let spring): spring.time(at: progress)
    }
  }
}

/// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`, from 0 to 1 with a
/// small overshoot, and its inverse.
///
/// Its frequency is the one at which the distance from the target is a thousandth after the duration (reverse-engineered,
/// and confirmed by measured rows).
struct SlideSpring: Simulation, Equatable {
  private let duration: TimeInterval
  private let decay: Double
  private let frequency: Double
  private let slope: Double
  /// The time of the largest overshoot.
  let peak: Double

  init(duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    self.duration = duration
    let damped = (1 - dampingRatio * dampingRatio).squareRoot()
    // Newton's method on log(residue), because the residue falls almost exponentially with the frequency.
    var natural = 5 / duration
    for _ in 0..<24 {
      let ahead = dampingRatio * natural - initialVelocity
      let residue = log(abs(ahead) / (natural * damped)) - dampingRatio * natural * duration - log(0.001)
      let change = dampingRatio / ahead - 1 / natural - dampingRatio * duration
      natural -= residue / change
    }
    decay = dampingRatio * natural
    frequency = natural * damped
    slope = (decay - initialVelocity) / frequency
    // The first zero of the velocity.
    peak = (.pi - atan2(decay - frequency * slope, decay * slope + frequency)) / frequency
  }

  func position(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return 1 - exp(-decay * time) * (cos(frequency * time) + slope * sin(frequency * time))
  }

  func velocity(at time: TimeInterval) -> Double {
    let time = max(time, 0)
    let cosine = (decay - frequency * slope) * cos(frequency * time)
    let sine = (decay * slope + frequency) * sin(frequency * time)
    return exp(-decay * time) * (cosine + sine)
  }

  func isSettled(at time: TimeInterval) -> Bool { time >= duration }

  /// The first time at which a position is reached. Positions beyond the largest one have the time of that one.
  func time(at position: Double) -> TimeInterval {
    guard position > 0 else { return 0 }
    var (low, high) = (0.0, peak)
    guard position < self.position(at: high) else { return high }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if self.position(at: middle) < position { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
