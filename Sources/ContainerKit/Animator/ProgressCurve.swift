import Foundation

/// How far a transition is seen to be at a time of its layer, and the other way round: what a finger needs that takes
/// hold of it.
enum ProgressCurve: Equatable {
  /// In proportion to time: so many seconds for the whole. What an animator's own curve makes of it is not known here.
  case linear(TimeInterval)
  case spring(SlideSpring)

  /// From 0 to 1 and, on a spring, a little over it.
  func progress(at time: TimeInterval) -> Double {
    switch self {
    case .linear(let duration): duration > 0 ? time / duration : 1
    case .spring(let spring): spring.position(at: time)
    }
  }

  /// The first time with this progress.
  func time(at progress: Double) -> TimeInterval {
    switch self {
    case .linear(let duration): progress * duration
    case .spring(let spring): spring.time(at: progress)
    }
  }
}
