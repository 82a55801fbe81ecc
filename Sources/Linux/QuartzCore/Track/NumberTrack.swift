/// An animation of up to four numbers.
final class NumberTrack: Track {
  private let slot: Slot
  private let ends: TrackEnds

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, slot: Slot) {
    guard let ends = TrackEnds(animation, count: slot.count) else { return nil }
    (self.slot, self.ends) = (slot, ends)
    super.init(pace)
  }

  override var isSelfContained: Bool { ends.areSelfContained }
  override var changesOnlyPlacement: Bool { slot.isPlacement }

  override func write(_ fraction: Double, to state: inout LayerState) {
    slot.write(ends.value(at: fraction) { slot.read(state) }, to: &state)
  }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    slot.write(slot.read(original), to: &state)
  }
}

/// The values of an animation of numbers. Missing ones are replaced by what the layer shows.
struct TrackEnds {
  private enum Ends {
    /// From a start, with the distance to the end.
    case given(SIMD4<Double>, SIMD4<Double>)
    case partial(from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?)
  }

  private let ends: Ends
  private let isAdditive: Bool

  /// Returns nil if the values are not of `count` numbers.
  init?(_ animation: CABasicAnimation, count: Int) {
    let given = [animation.fromValue, animation.toValue, animation.byValue]
    let ends = given.map { AnimatableValue($0) }
    guard ends.allSatisfy({ $0.map { $0.components.count == count && !$0.isList } ?? true }) else { return nil }
    guard zip(given, ends).allSatisfy({ LayerProperty.isNil($0) == ($1 == nil) }) else { return nil }
    let numbers = ends.map { $0.map { SIMD4(padding: $0.components) } }
    let (from, to, by) = (numbers[0], numbers[1], numbers[2])
    guard from != nil || to != nil || by != nil else { return nil }
    isAdditive = animation.isAdditive
    if let from, let to {
      self.ends = .given(from, to - from)
    } else {
      self.ends = .partial(from: from, to: to, by: by)
    }
  }

  /// `true` if the values do not depend on what the layer shows.
  var areSelfContained: Bool {
    if case .given = ends { !isAdditive } else { false }
  }

  /// Returns the value at a fraction. `base` is what the layer shows without the animation.
  @inline(__always)
  func value(at fraction: Double, over base: () -> SIMD4<Double>) -> SIMD4<Double> {
    guard case .given(let start, let distance) = ends, !isAdditive else { return sum(at: fraction, over: base()) }
    return start + distance * fraction
  }

  private func sum(at fraction: Double, over base: SIMD4<Double>) -> SIMD4<Double> {
    let (start, distance) = span(over: base)
    let value = start + distance * fraction
    return isAdditive ? base + value : value
  }

  private func span(over base: SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
    switch ends {
    case .given(let start, let distance): (start, distance)
    case .partial(let from?, _, let by): (from, (by.map { from + $0 } ?? base) - from)
    case .partial(nil, let to?, let by):
      {
        let start = by.map { to - $0 } ?? base
        return (start, to - start)
      }()
    case .partial(nil, nil, let by): (base, base + (by ?? SIMD4()) - base)
    }
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
