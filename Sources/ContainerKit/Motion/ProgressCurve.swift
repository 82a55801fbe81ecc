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
