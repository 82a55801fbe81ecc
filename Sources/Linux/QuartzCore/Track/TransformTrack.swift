/// A basic animation of a whole transform with both of its ends given, taken apart beforehand. It gives what the animation
/// itself would.
package struct TransformTrack {
  private enum Slot: String {
    case transform, sublayerTransform
  }

  private let slot: Slot
  private let path: TransformPath
  private let pace: TrackPace
  private let isAdditive: Bool

  /// nil for an animation that has to be asked each time.
  package init?(_ animation: CAAnimation) {
    guard let animation = animation as? CABasicAnimation, let slot = animation.keyPath.flatMap(Slot.init(rawValue:)),
      let pace = TrackPace(animation), case .transform(let from)? = AnimatableValue(animation.fromValue),
      case .transform(let to)? = AnimatableValue(animation.toValue)
    else { return nil }
    (self.slot, self.pace, isAdditive) = (slot, pace, animation.isAdditive)
    path = TransformPath(from: from, to: to)
  }

  /// Changes `state` to what the animation makes of it at the time `parent` of the layer.
  package func apply(to state: inout LayerState, at parent: CFTimeInterval, timing: MediaTiming) {
    guard let fraction = pace.fraction(at: parent, timing: timing) else { return }
    let value = path.transform(at: fraction)
    switch slot {
    case .transform: state.transform = isAdditive ? CATransform3DConcat(value, state.transform) : value
    case .sublayerTransform:
      state.sublayerTransform = isAdditive ? CATransform3DConcat(value, state.sublayerTransform) : value
    }
  }

  /// Takes out what the animation has changed.
  func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    switch slot {
    case .transform: state.transform = original.transform
    case .sublayerTransform: state.sublayerTransform = original.sublayerTransform
    }
  }
}
