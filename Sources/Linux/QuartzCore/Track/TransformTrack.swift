/// A basic animation of a whole transform from one given value to another, decomposed in advance. Its values are those
/// of the animation itself.
package struct TransformTrack {
  private enum Slot: String {
    case transform, sublayerTransform
  }

  private let slot: Slot
  private let path: TransformPath
  private let pace: TrackPace
  private let isAdditive: Bool

  /// Returns nil if the animation must be evaluated each time.
  package init?(_ animation: CAAnimation) {
    guard let animation = animation as? CABasicAnimation, let slot = animation.keyPath.flatMap(Slot.init(rawValue:)),
      let pace = TrackPace(animation), case .transform(let from)? = AnimatableValue(animation.fromValue),
      case .transform(let to)? = AnimatableValue(animation.toValue)
    else { return nil }
    (self.slot, self.pace, isAdditive) = (slot, pace, animation.isAdditive)
    path = TransformPath(from: from, to: to)
  }

  /// Applies the animation to `state` at the time `parent` of the layer.
  package func apply(to state: inout LayerState, at parent: CFTimeInterval, timing: MediaTiming) {
    guard let fraction = pace.fraction(at: parent, timing: timing) else { return }
    let value = path.transform(at: fraction)
    switch slot {
    case .transform: state.transform = isAdditive ? CATransform3DConcat(value, state.transform) : value
    case .sublayerTransform:
      state.sublayerTransform = isAdditive ? CATransform3DConcat(value, state.sublayerTransform) : value
    }
  }

  /// Restores the values that the animation has changed.
  func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    switch slot {
    case .transform: state.transform = original.transform
    case .sublayerTransform: state.sublayerTransform = original.sublayerTransform
    }
  }
}
