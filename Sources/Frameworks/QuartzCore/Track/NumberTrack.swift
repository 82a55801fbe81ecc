/// An animation of up to four numbers.
final class NumberTrack: Track {
  private let property: NumericProperty
  private let ends: TrackEnds

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, property: NumericProperty) {
    guard let ends = TrackEnds(animation, count: property.count) else { return nil }
    (self.property, self.ends) = (property, ends)
    super.init(pace)
  }

  override var isSelfContained: Bool { ends.areSelfContained }
  override var changesOnlyPlacement: Bool { property.isPlacement }

  override func write(_ fraction: Double, to state: inout LayerState) {
    let base = ends.areSelfContained ? SIMD4() : property.read(state)
    property.write(ends.value(at: fraction, over: base), to: &state)
  }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    property.write(property.read(original), to: &state)
  }
}

/// The values of an animation of numbers. Missing ones are replaced by the base, which is what the layer shows without it.
struct TrackEnds {
  private enum Kind { case given, toBase, fromBase, byDistance }

  private let kind: Kind
  private let isAdditive: Bool
  /// The numbers that are known without the base. The others are 0.
  private let start, end, distance: SIMD4<Double>

  /// Returns nil if the values are not of `count` numbers.
  init?(_ animation: CABasicAnimation, count: Int) {
    let given = [animation.fromValue, animation.toValue, animation.byValue]
    let ends = given.map { AnimatableValue($0) }
    guard ends.allSatisfy({ $0.map { $0.components.count == count && !$0.isList } ?? true }) else { return nil }
    guard zip(given, ends).allSatisfy({ LayerProperty.isNil($0) == ($1 == nil) }) else { return nil }
    let numbers = ends.map { $0.map { SIMD4(padding: $0.components) } }
    isAdditive = animation.isAdditive
    switch (numbers[0], numbers[1], numbers[2]) {
    case (let from?, let to?, _): (kind, start, end, distance) = (.given, from, to, to - from)
    case (let from?, nil, let by?): (kind, start, end, distance) = (.given, from, from + by, from + by - from)
    case (nil, let to?, let by?): (kind, start, end, distance) = (.given, to - by, to, to - (to - by))
    case (let from?, nil, nil): (kind, start, end, distance) = (.toBase, from, SIMD4(), SIMD4())
    case (nil, let to?, nil): (kind, start, end, distance) = (.fromBase, SIMD4(), to, SIMD4())
    case (nil, nil, let by?): (kind, start, end, distance) = (.byDistance, SIMD4(), SIMD4(), by)
    case (nil, nil, nil): return nil
    }
  }

  /// `true` if the values do not depend on the base.
  @inline(__always)
  var areSelfContained: Bool { kind == .given && !isAdditive }

  /// Returns the value at a fraction.
  @inline(__always)
  func value(at fraction: Double, over base: SIMD4<Double>) -> SIMD4<Double> {
    areSelfContained ? start + distance * fraction : sum(at: fraction, over: base)
  }

  @inline(__always)
  private func sum(at fraction: Double, over base: SIMD4<Double>) -> SIMD4<Double> {
    let (start, distance) =
      switch kind {
      case .given: (start, distance)
      case .toBase: (start, base - start)
      case .fromBase: (base, end - base)
      case .byDistance: (base, base + distance - base)
      }
    let value = start + distance * fraction
    return isAdditive ? base + value : value
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
