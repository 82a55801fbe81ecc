/// The pacing of a basic animation that can have a track. Its value depends only on its own fraction.
struct TrackPace {
  private let timing: ActiveTiming
  private let isRemovedAtEnd: Bool
  private let spring: PreparedSpring?
  private let curve: BezierCurve?

  /// Returns nil for an animation of a subclass, a cumulative one, and one with a value function.
  init?(_ animation: CABasicAnimation) {
    guard
      [ObjectIdentifier(CABasicAnimation.self), ObjectIdentifier(CASpringAnimation.self)]
        .contains(ObjectIdentifier(type(of: animation))),
      !animation.isCumulative, animation.valueFunction == nil
    else { return nil }
    (timing, isRemovedAtEnd) = (ActiveTiming(animation.timing), animation.isRemovedOnCompletion)
    spring = (animation as? CASpringAnimation).map { PreparedSpring($0.curve) }
    curve = animation.timingFunction?.curve
  }

  /// Returns the progress at the time `parent` of the layer. Nil if the animation has no effect. One that is removed on
  /// completion has none once it is over, even before that is reported.
  func fraction(at parent: CFTimeInterval) -> Double? {
    if isRemovedAtEnd, timing.isOver(at: parent) { return nil }
    guard let phase = timing.phase(at: parent) else { return nil }
    let fraction = curve?.value(at: phase.fraction) ?? phase.fraction
    return spring?.value(at: fraction * timing.duration) ?? fraction
  }
}
