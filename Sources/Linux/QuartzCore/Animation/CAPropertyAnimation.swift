/// An animation of one property of a layer, or of a part of one that a key path names (`position.x`,
/// `transform.rotation.z`).
open class CAPropertyAnimation: CAAnimation {
  /// The property. Without one the animation has no effect.
  open var keyPath: String? { willSet { willChange() } }

  /// Whether the animation's value is added to what the layer and the animations before this one show, instead of taking
  /// its place. Of transforms, the animation's comes first: `value · shown`.
  open var isAdditive = false { willSet { willChange() } }

  /// Whether each repetition begins where the one before it ended, instead of at the start.
  open var isCumulative = false { willSet { willChange() } }

  /// Makes transforms of the animation's values, where the property is one.
  open var valueFunction: CAValueFunction? { willSet { willChange() } }

  /// An animation of the property `path`.
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

  package override func apply(
    to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval
  ) {
    guard let keyPath else { return }
    let timing = timing(lasting: duration)
    guard let phase = timing.phase(at: parent) else { return }
    let shown = state.value(forKeyPath: keyPath)
    let fraction = pace(phase.fraction, lasting: timing.duration)
    guard let base = valueFunction?.rest ?? AnimatableValue(shown), !LayerState.switches(keyPath) else {
      if let value = discreteValue(at: fraction, over: shown) { state.setValue(value, forKeyPath: keyPath) }
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
    state.setValue(value, forKeyPath: keyPath)
  }

  /// The fraction of the way at `fraction` of the cycle's time.
  func pace(_ fraction: Double, lasting duration: CFTimeInterval) -> Double {
    timingFunction?.value(at: fraction) ?? fraction
  }

  /// The animation's own value at `fraction` of the way, where `base` is what is shown without it; nil: no effect.
  func value(at fraction: Double, over base: AnimatableValue) -> AnimatableValue? { nil }

  /// The same for a property that has no values between two.
  func discreteValue(at fraction: Double, over shown: Any?) -> Any? { nil }
}
