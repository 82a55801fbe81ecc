/// A precomputed basic animation of numbers. What cannot change in a frozen animation is looked up once instead of in
/// each frame. Its values are those of the animation itself.
package struct Track {
  let slot: Slot
  private let from, to, by: SIMD4<Double>?
  private let pace: TrackPace
  private let isAdditive: Bool

  /// Returns nil if the animation must be evaluated each time.
  package init?(_ animation: CAAnimation) {
    guard let animation = animation as? CABasicAnimation, let path = animation.keyPath, let slot = Slot(path),
      let pace = TrackPace(animation)
    else { return nil }
    (self.slot, self.pace) = (slot, pace)
    let ends = [animation.fromValue, animation.toValue, animation.byValue].map { AnimatableValue($0) }
    guard ends.allSatisfy({ $0.map { $0.components.count == slot.count && !$0.isList } ?? true }) else { return nil }
    let given = [animation.fromValue, animation.toValue, animation.byValue]
    guard zip(given, ends).allSatisfy({ LayerProperty.isNil($0) == ($1 == nil) }) else { return nil }
    let numbers = ends.map { $0.map { SIMD4(padding: $0.components) } }
    (from, to, by) = (numbers[0], numbers[1], numbers[2])
    guard from != nil || to != nil || by != nil else { return nil }
    isAdditive = animation.isAdditive
  }

  /// Applies the animation to `state` at the time `parent` of the layer.
  package func apply(to state: inout LayerState, at parent: CFTimeInterval, timing: MediaTiming) {
    guard let fraction = pace.fraction(at: parent, timing: timing) else { return }
    let base = slot.read(state)
    let (start, end) = ends(over: base)
    let value = start + (end - start) * fraction
    slot.write(isAdditive ? base + value : value, to: &state)
  }

  private func ends(over base: SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
    if let from {
      if let to { return (from, to) }
      return (from, by.map { from + $0 } ?? base)
    }
    if let to { return (by.map { to - $0 } ?? base, to) }
    return (base, base + (by ?? SIMD4()))
  }
}

extension SIMD4<Double> {
  /// Creates a vector of up to four numbers, padded with zeros.
  fileprivate init(padding numbers: [Double]) {
    self.init()
    for (index, number) in numbers.prefix(4).enumerated() { self[index] = number }
  }
}

extension AnimatableValue {
  /// `true` if no slot can hold a value of this kind.
  fileprivate var isList: Bool {
    switch self {
    case .numbers, .colors, .color, .path, .transform: true
    default: false
    }
  }
}
