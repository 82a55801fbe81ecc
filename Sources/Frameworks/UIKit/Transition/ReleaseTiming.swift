import QuartzCore

/// The timing of the rest of a transition that an interaction has released.
enum ReleaseTiming {
  /// Takes its fraction of the duration / speed, on a curve. An interruptible animator can have its own timing.
  case share(speed: Double, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?)
  /// Takes the whole duration, regardless of the distance, on the spring of UIKit's own transitions.
  case systemSpring

  /// Returns the fraction of the duration that the rest takes if it is a fraction of the distance.
  func part(forFraction fraction: Double) -> Double {
    switch self {
    case .share(let speed, _, _): fraction / speed
    case .systemSpring: 1
    }
  }

  var timing: (any UITimingCurveProvider)? {
    if case .share(_, _, let timing) = self { timing } else { nil }
  }

  /// Maps a fraction of the rest's time, from 0 to 1, to the fraction of the rest that is done.
  var progress: (Double) -> Double {
    switch self {
    case .share(_, let curve, _):
      let (first, second) = curve.controlPoints
      let bezier = BezierCurve(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
      return { bezier.value(at: $0) }
    case .systemSpring:
      return { $0 < 1 ? SystemSpring.curve.value(at: $0 * SystemSpring.duration) : 1 }
    }
  }
}
