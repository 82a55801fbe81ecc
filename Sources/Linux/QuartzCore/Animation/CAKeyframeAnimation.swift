/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one per keyframe. One alone has no effect (measured).
  open var values: [Any]? { willSet { willChange() } }

  /// When each value is reached, rising from 0 to 1 as shares of the duration; even spaces unless set. Where there are not as
  /// many as values, those that have both count (measured). In the discrete mode each value stands from its time on.
  open var keyTimes: [NSNumber]? { willSet { willChange() } }

  /// The pacing of each step from one value to the next, inside the pacing of the whole.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { willChange() } }

  /// How to get from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { willChange() } }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func value(at fraction: Double, over base: AnimatableValue) -> AnimatableValue? {
    guard calculationMode != .discrete else { return AnimatableValue(discreteValue(at: fraction, over: nil)) }
    let frames = Keyframes(
      values: values ?? [], times: keyTimes?.map(\.doubleValue), isPaced: calculationMode == .paced)
    guard let (index, step) = frames?.place(at: fraction), let frames else { return nil }
    let functions = timingFunctions ?? []
    let isEased = calculationMode != .paced && functions.indices.contains(index)
    let paced = isEased ? functions[index].value(at: step) : step
    if calculationMode == .cubic { return frames.curve(from: index, at: paced) }
    return frames.values[index].interpolated(to: frames.values[index + 1], at: paced)
  }

  override func discreteValue(at fraction: Double, over shown: Any?) -> Any? {
    guard let values, values.count > 1 else { return nil }
    guard let times = keyTimes?.map(\.doubleValue), !times.isEmpty else {
      return values[min(Int(fraction * Double(values.count)), values.count - 1)]
    }
    let index = times.lastIndex { $0 <= fraction } ?? 0
    return values[min(index, values.count - 1)]
  }
}
