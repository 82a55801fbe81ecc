/// The pace of a basic animation that can have a track: nothing but its own fraction decides its value.
struct TrackPace {
  private let spring: SpringCurve?
  private let curve: BezierCurve?

  /// nil for an animation of a subclass, a cumulative one, and one with a value function.
  init?(_ animation: CABasicAnimation) {
    guard
      [ObjectIdentifier(CABasicAnimation.self), ObjectIdentifier(CASpringAnimation.self)]
        .contains(ObjectIdentifier(type(of: animation))),
      !animation.isCumulative, animation.valueFunction == nil
    else { return nil }
    spring = (animation as? CASpringAnimation)?.curve
    curve = animation.timingFunction?.curve
  }

  /// The fraction of the way at the time `parent` of the layer; nil while the animation shows nothing.
  func fraction(at parent: CFTimeInterval, timing: MediaTiming) -> Double? {
    guard let phase = timing.phase(at: parent) else { return nil }
    let fraction = curve?.value(at: phase.fraction) ?? phase.fraction
    return spring?.value(at: fraction * timing.duration) ?? fraction
  }
}
