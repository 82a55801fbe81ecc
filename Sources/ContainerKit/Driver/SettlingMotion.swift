import Foundation

/// The motion of a transition after its release: progress as a function of the seconds since then.
enum SettlingMotion: Equatable {
  /// With the velocity of the finger, until less than `within` is left to go.
  case spring(SettlingSpring, within: Double)
  /// In a time that is given, with a curve of the interaction controller's.
  case timed(from: Double, to: Double, duration: TimeInterval, CompletionCurve)

  func place(at time: TimeInterval) -> Double {
    switch self {
    case .spring(let spring, _): spring.place(at: time)
    case .timed(let start, let goal, let duration, let curve):
      start + (goal - start) * curve.share(at: duration > 0 ? time / duration : 1)
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    switch self {
    case .spring(let spring, let distance): spring.isSettled(at: time, within: distance)
    case .timed(_, _, let duration, _): time >= duration
    }
  }
}
