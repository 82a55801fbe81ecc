import QuartzCore

/// The spring of UIKit's own pushes and presentations, which is also animation curve 7, the keyboard's.
///
/// Core Animation treats stronger damping as critical: the spring has ω = √(1000/3) per second and starts at rest.
/// `duration` ends it when 0.0011 of the distance is left. These parameters were read from the animation of a presented
/// view, and all positions of curve 7 agree with them to 3.3e-5 of the distance.
enum SystemSpring {
  static let curve = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
  /// In seconds.
  static let duration: TimeInterval = 0.5
  /// The raw value of the animation curve, which the header does not name.
  static let curveNumber: UInt = 7

  @MainActor static func animate(_ animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    let timing = AnimationTiming(duration: duration, delay: 0, pace: .settledSpring(curve), options: [])
    ViewAnimation.run(timing, animations: animations, completion: completion)
  }
}
