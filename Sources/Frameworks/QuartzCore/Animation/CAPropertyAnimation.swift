/// An animation of a layer's property, or of a part of one that a key path names (`position.x`,
/// `transform.rotation.z`).
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property. Without one the animation has no effect.
  open var keyPath: String? { willSet { willChange() } }

  /// A Boolean value that indicates whether the animation's value is added to what the layer and the previous
  /// animations show, instead of replacing it. Of transforms, the animation's comes first: `value · shown`.
  open var isAdditive = false { willSet { willChange() } }

  /// A Boolean value that indicates whether each repetition starts where the previous one ended.
  open var isCumulative = false { willSet { willChange() } }

  /// A function that converts the animation's values to transforms, if the property is a transform.
  open var valueFunction: CAValueFunction? { willSet { willChange() } }

  /// The key path of a frozen animation, which no longer changes.
  private var frozenPath: PropertyPath?

  /// Creates an animation of the property `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CAPropertyAnimation else { return copy }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  override func freeze() {
    super.freeze()
    frozenPath = keyPath.map(PropertyPath.init)
  }

  package override func apply(
    to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval
  ) {
    guard let path = frozenPath ?? keyPath.map(PropertyPath.init) else { return }
    let timing = timing(lasting: duration)
    guard let phase = timing.phase(at: parent) else { return }
    let shown = state.value(at: path)
    let fraction = pace(phase.fraction, lasting: timing.duration)
    guard let base = valueFunction?.rest ?? AnimatableValue(shown), !path.isDiscrete else {
      if let value = discreteValue(at: fraction, over: shown) { state.setValue(value, at: path) }
      return
    }
    guard var value = value(at: fraction, over: base) else { return }
    if isCumulative, phase.cycle > 0,
      let end = self.value(at: autoreverses ? 0 : pace(1, lasting: timing.duration), over: base)?
        .repeated(phase.cycle), let sum = end.adding(value)
    {
      value = sum
    }
    if let valueFunction {
      guard let transform = valueFunction.transform(value) else { return }
      value = .transform(transform)
    }
    if isAdditive {
      guard let sum = AnimatableValue(shown)?.adding(value) else { return }
      value = sum
    }
    state.setValue(value, at: path)
  }

  /// Returns the animation's progress at `fraction` of the cycle's time.
  func pace(_ fraction: Double, lasting duration: CFTimeInterval) -> Double {
    timingFunction?.value(at: fraction) ?? fraction
  }

  /// Returns the animation's own value at a progress of `fraction`. `base` is shown without it. Nil means no effect.
  func value(at fraction: Double, over base: AnimatableValue) -> AnimatableValue? { nil }

  /// Returns the same for a property that cannot be interpolated.
  func discreteValue(at fraction: Double, over shown: Any?) -> Any? { nil }
}
