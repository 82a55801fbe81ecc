/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one per keyframe. A single value has no effect (measured).
  open var values: [Any]? { willSet { willChange() } }

  /// A path for a property that is a point. Overrides `values`. Its first point and the end of each element are the
  /// keyframes. Between them the animation follows the element.
  open var path: CGPath? { willSet { willChange() } }

  /// The times at which values are reached, rising from 0 to 1, as fractions of the duration. Evenly spaced by default.
  /// Values without a time, and times without a value, are ignored (measured). In discrete mode each value is shown
  /// from its time on. If times decrease or are outside 0…1, they are ignored (documented), all of them (a
  /// guess: time-24).
  open var keyTimes: [NSNumber]? { willSet { willChange() } }

  /// The pacing of each step between two values, within the pacing of the whole.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { willChange() } }

  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { willChange() } }

  /// The tension of the cubic modes' curve at each value, −1…1. Greater is tighter. The default is 0.
  open var tensionValues: [NSNumber]? { willSet { willChange() } }

  /// The continuity of the cubic modes' curve at each value, −1…1. The default, 0, is smooth.
  open var continuityValues: [NSNumber]? { willSet { willChange() } }

  /// The bias of the cubic modes' curve, −1…1. It bends before a value if positive, after it if negative. 0 by default.
  open var biasValues: [NSNumber]? { willSet { willChange() } }

  /// The rotation of a layer that follows a path. Nil means no rotation. (A guess: time-25b.)
  open var rotationMode: CAAnimationRotationMode? { willSet { willChange() } }

  /// The keyframes of a frozen animation, which no longer change.
  private var frozenFrames: Keyframes?

  /// Copies the path too.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  package override func apply(
    to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval
  ) {
    super.apply(to: &state, at: parent, lasting: duration)
    guard let rotationMode, path != nil else { return }
    let timing = timing(lasting: duration)
    guard let phase = timing.phase(at: parent),
      let position = placeOnPath(at: pace(phase.fraction, lasting: timing.duration))
    else { return }
    let angle = position.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    state.transform = CATransform3DRotate(state.transform, angle, 0, 0, 1)
  }

  override func value(at fraction: Double, over base: AnimatableValue) -> AnimatableValue? {
    if path != nil { return placeOnPath(at: fraction).map { .point($0.point) } }
    guard calculationMode != .discrete else { return AnimatableValue(discreteValue(at: fraction, over: nil)) }
    guard let frames else { return nil }
    let (index, step) = frames.place(at: fraction)
    return frames.value(from: index, at: eased(step, in: index))
  }

  private var frames: Keyframes? {
    if let frozenFrames { return frozenFrames }
    var frames = Keyframes(values: values ?? [], times: validTimes, mode: calculationMode, shape: splineShape)
    if isFrozen {
      frames?.separateTransforms()
      frozenFrames = frames
    }
    return frames
  }

  override func discreteValue(at fraction: Double, over shown: Any?) -> Any? {
    guard let values, values.count > 1 else { return nil }
    guard let times = validTimes, !times.isEmpty else {
      return values[min(Int(fraction * Double(values.count)), values.count - 1)]
    }
    let index = times.lastIndex { $0 <= fraction } ?? 0
    return values[min(index, values.count - 1)]
  }
}

extension CAKeyframeAnimation {
  /// Returns the animation's value at a fraction of the whole. Nil if the animation has no effect.
  package func value(at fraction: Double) -> AnimatableValue? { value(at: fraction, over: .number(0)) }

  private var validTimes: [Double]? {
    guard let times = keyTimes?.map(\.doubleValue) else { return nil }
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isRising && times.allSatisfy((0...1).contains) ? times : nil
  }

  private var splineShape: Keyframes.SplineShape {
    Keyframes.SplineShape(
      tension: tensionValues?.map(\.doubleValue) ?? [], continuity: continuityValues?.map(\.doubleValue) ?? [],
      bias: biasValues?.map(\.doubleValue) ?? [])
  }

  private func eased(_ step: Double, in index: Int) -> Double {
    guard !calculationMode.isPaced, let functions = timingFunctions, functions.indices.contains(index) else {
      return step
    }
    return functions[index].value(at: step)
  }

  private func placeOnPath(at fraction: Double) -> (point: CGPoint, angle: CGFloat)? {
    guard let path, let route = KeyframePath(path, times: validTimes, isPaced: calculationMode.isPaced) else {
      return nil
    }
    if calculationMode == .discrete { return route.start(at: fraction) }
    let (index, step) = route.place(at: fraction)
    return route.place(in: index, at: eased(step, in: index))
  }
}
