import QuartzCore

/// The timing of the rest of a transition that an interaction has released.
enum ReleasedRest {
  /// In its share of the duration divided by the speed, on a curve; an interruptible animator with a timing of its own.
  case share(speed: Double, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?)
  /// In the whole duration, however short the way is, on the spring of UIKit's own transitions.
  case systemSpring

  /// The fraction of the duration that the rest takes if it is a fraction of the way.
  func part(forShare share: Double) -> Double {
    switch self {
    case .share(let speed, _, _): share / speed
    case .systemSpring: 1
    }
  }

  var timing: (any UITimingCurveProvider)? {
    if case .share(_, _, let timing) = self { timing } else { nil }
  }

  /// The fraction of the rest that is done after a fraction of its time, 0 to 1.
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
