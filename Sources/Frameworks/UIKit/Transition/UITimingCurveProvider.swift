import Foundation

/// The kind of timing that an object provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves of `UIView.AnimationCurve`.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring together.
  case composed = 3
}

/// Timing for an animation object.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }

  /// The curve, if the timing has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, if the timing has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
