import Foundation

/// The curve of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`, as far as the slide
/// needs it: where the pages stand at a time, and when they stood at a place.
///
/// Time in seconds from the beginning, places from 0 to 1 and a little over it. The frequency is the one with which the
/// spring has come within a thousandth of its target after the duration (reverse-engineered, and confirmed by measured
/// rows).
struct SlideSpring: Equatable {
  private let decay: Double
  private let frequency: Double
  private let slope: Double
  /// When it is furthest beyond its target.
  let peak: Double

  init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let damped = (1 - dampingRatio * dampingRatio).squareRoot()
    // Newton's method on log(residue): the residue falls all but exponentially with the frequency.
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
    // Where the velocity, e^(−decay·t)·(along·cos ωt + across·sin ωt), is zero for the first time.
    let along = decay - frequency * slope
    let across = decay * slope + frequency
    peak = (.pi - atan2(along, across)) / frequency
  }

  /// The place at a time.
  func place(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - exp(-decay * time) * (cos(frequency * time) + slope * sin(frequency * time))
  }

  /// The first time at which a place is reached; places beyond the furthest one are that one.
  func time(at place: Double) -> Double {
    guard place > 0 else { return 0 }
    var (low, high) = (0.0, peak)
    guard place < self.place(at: high) else { return high }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if self.place(at: middle) < place { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
