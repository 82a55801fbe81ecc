import Foundation

/// A critically damped spring to a target. It never overshoots and never changes direction.
struct SettlingSpring: Simulation, Equatable {
  let start: Double
  let target: Double
  /// Zero or toward the target. A spring that starts in the other direction would have to turn back.
  let velocity: Double
  /// The spring's natural frequency, in radians per second.
  let frequency: Double
  /// The distance from the target at which the spring counts as settled.
  let tolerance: Double

  init(from start: Double, to target: Double, velocity: Double, tolerance: Double, frequency: Double = 20) {
    self.start = start
    self.target = target
    self.velocity = velocity * (target - start) > 0 ? velocity : 0
    self.frequency = frequency
    self.tolerance = tolerance
  }

  func position(at time: TimeInterval) -> Double {
    guard time > 0, distance != 0 else { return start }
    let remaining = remaining(at: time)
    return remaining * distance > 0 ? target + remaining : target
  }

  func velocity(at time: TimeInterval) -> Double {
    let time = max(time, 0)
    guard remaining(at: time) * distance > 0 else { return 0 }
    return (velocity - frequency * (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  /// Returns true if the remaining distance is at most `tolerance`. The distance only ever decreases.
  func isSettled(at time: TimeInterval) -> Bool {
    abs(position(at: time) - target) <= tolerance
  }

  /// The start's signed distance from the target.
  private var distance: Double { start - target }

  /// The signed distance from the target at a time, past the target if the spring is that fast.
  private func remaining(at time: TimeInterval) -> Double {
    (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }
}
