/// Animations that run together in the group's time: a member's `beginTime` is relative to the group's start. Members
/// have no effect outside the group's active time, and do not call their delegates.
open class CAAnimationGroup: CAAnimation {
  /// The members. A member without a duration has the group's.
  open var animations: [CAAnimation]? { willSet { willChange() } }

  /// Copies the members too, so that those of a layer's copy can't change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CAAnimationGroup else { return copy }
    copy.animations = animations?.compactMap { $0.copy(with: zone) as? CAAnimation }
    return copy
  }

  package override func apply(
    to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval
  ) {
    let timing = timing(lasting: duration)
    guard let phase = timing.phase(at: parent) else { return }
    let time = (timingFunction?.value(at: phase.fraction) ?? phase.fraction) * timing.duration
    for animation in animations ?? [] {
      animation.apply(to: &state, at: time, lasting: timing.duration)
    }
  }

  override func freeze() {
    super.freeze()
    animations?.forEach { $0.freeze() }
  }
}
