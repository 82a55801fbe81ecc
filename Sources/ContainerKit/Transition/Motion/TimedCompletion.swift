import Foundation

/// A motion that reaches its target after a given duration, with an interaction controller's curve.
struct TimedCompletion: Simulation, Equatable {
  let start: Double
  let target: Double
  /// The duration from start to target, in seconds.
  let duration: TimeInterval
  let curve: CompletionCurve

  func position(at time: TimeInterval) -> Double {
    start + (target - start) * curve.fraction(at: duration > 0 ? time / duration : 1)
  }

  func velocity(at time: TimeInterval) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return (target - start) / duration * curve.slope(at: time / duration)
  }

  func isSettled(at time: TimeInterval) -> Bool { time >= duration }
}
