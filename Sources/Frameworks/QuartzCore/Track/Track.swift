/// A precomputed basic animation. What cannot change in a frozen animation is looked up once instead of in each frame. Its
/// values are those of the animation itself.
package class Track {
  private let pace: TrackPace

  init(_ pace: TrackPace) { self.pace = pace }

  /// Returns the track of an animation. Nil if the animation must be evaluated each time. `state` is that of a layer of
  /// the same class.
  package static func of(_ animation: CAAnimation, for state: LayerState = LayerState()) -> Track? {
    guard let animation = animation as? CABasicAnimation, let path = animation.keyPath,
      let pace = TrackPace(animation)
    else { return nil }
    if let property = NumericProperty(path) { return NumberTrack(animation, pace, property: property) }
    if let property = TransformProperty(rawValue: path) { return TransformTrack(animation, pace, property: property) }
    if let property = ColorProperty(path, in: state) { return ColorTrack(animation, pace, property: property) }
    if let property = PathProperty(path, in: state) { return PathTrack(animation, pace, property: property) }
    return TransformPartTrack(animation, pace, path: path)
  }

  /// `true` if its value does not depend on what the layer shows without it.
  var isSelfContained: Bool { false }

  /// `true` if it only changes where the layer is in its superlayer, and its opacity.
  var changesOnlyPlacement: Bool { false }

  /// Applies the animation to `state` at the time `parent` of the layer.
  /// Returns `false` if it has no effect then.
  @discardableResult
  package final func apply(to state: inout LayerState, at parent: CFTimeInterval) -> Bool {
    guard let fraction = pace.fraction(at: parent) else { return false }
    write(fraction, to: &state)
    return true
  }

  /// Sets the value at a fraction of the way.
  func write(_ fraction: Double, to state: inout LayerState) {}

  /// Restores the values that the animation has changed.
  func reset(_ state: inout LayerState, to original: borrowing LayerState) {}
}
