extension AnimatableValue {
  /// Returns the value interpolated to `end`: 0 is this value, and 1 is `end`. A spring goes beyond both. Nil if the
  /// two are of different kinds.
  package func interpolated(to end: AnimatableValue, at fraction: Double) -> AnimatableValue? {
    switch (self, end) {
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: fraction))
    case (.path(let a), .path(let b)): a.interpolated(to: b, at: fraction).map(AnimatableValue.path)
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, at: fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, at: fraction) })
    default: combined(with: end) { $0 + ($1 - $0) * fraction }
    }
  }

  /// Returns the sum with `value`. Numbers and components are added. For transforms it is `value · self`, so the added
  /// one is applied first, in the layer's own space. Nil if the two are of different kinds or cannot be added.
  package func adding(_ value: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let a), .transform(let b)) = (self, value) { return .transform(CATransform3DConcat(b, a)) }
    return combined(with: value) { $0 + $1 }
  }

  /// Returns the value that added to `value` gives this value. For transforms, the product with the inverse.
  package func subtracting(_ value: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let a), .transform(let b)) = (self, value) {
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    }
    return combined(with: value) { $0 - $1 }
  }

  /// The value of this kind that adds nothing. Nil if there is none.
  package var zero: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return subtracting(self)
  }

  /// Returns this value added up `count` times.
  func repeated(_ count: Int) -> AnimatableValue? {
    if case .transform = self {
      return (0..<count).reduce(.transform(CATransform3DIdentity)) { sum, _ in sum?.adding(self) }
    }
    return combined(with: self) { value, _ in value * Double(count) }
  }

  /// Returns the distance to `end`, for pacing: the length of the difference of the components.
  func distance(to end: AnimatableValue) -> Double {
    let (a, b) = (components, end.components)
    guard a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  private func combined(with other: AnimatableValue, _ body: (Double, Double) -> Double) -> AnimatableValue? {
    let (a, b) = (components, other.components)
    guard a.count == b.count, isOfKind(of: other) else { return nil }
    return withComponents(zip(a, b).map(body))
  }
}
