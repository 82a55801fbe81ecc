/// The pacing of a basic animation that can have a track. Its value depends only on its own fraction.
struct TrackPace {
  private let timing: ActiveTiming
  private let spring: PreparedSpring?
  private let curve: BezierCurve?

  /// Returns nil for an animation of a subclass, a cumulative one, and one with a value function.
  init?(_ animation: CABasicAnimation) {
    guard
      [ObjectIdentifier(CABasicAnimation.self), ObjectIdentifier(CASpringAnimation.self)]
        .contains(ObjectIdentifier(type(of: animation))),
      !animation.isCumulative, animation.valueFunction == nil
    else { return nil }
    timing = ActiveTiming(animation.timing, isRemovedAtEnd: animation.isRemovedOnCompletion)
    spring = (animation as? CASpringAnimation).map { PreparedSpring($0.curve) }
    curve = animation.timingFunction?.curve
  }

  /// Returns the progress at the time `parent` of the layer. Nil if the animation has no effect. One that is removed on
  /// completion has none once it is over, even before that is reported.
  func fraction(at parent: CFTimeInterval) -> Double? {
    guard let position = timing.position(at: parent) else { return nil }
    let fraction = curve?.value(at: position.fraction) ?? position.fraction
    return spring?.value(at: fraction * timing.duration) ?? fraction
  }
}
