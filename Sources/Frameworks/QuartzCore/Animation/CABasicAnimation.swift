/// An animation between two values. Set at most two of the three values. A missing one is replaced by what the layer
/// shows without the animation (its value and the previous animations):
///
///     from, to    from → to              from        from → shown
///     from, by    from → from + by       to          shown → to
///     by, to      to − by → to           by          shown → shown + by
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any? { willSet { willChange() } }
  /// The value at the end.
  open var toValue: Any? { willSet { willChange() } }
  /// The difference between start and end.
  open var byValue: Any? { willSet { willChange() } }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CABasicAnimation else { return copy }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func value(at fraction: Double, over base: AnimatableValue) -> AnimatableValue? {
    guard let (start, end) = ends(over: base) else { return nil }
    return start.interpolated(to: end, at: fraction)
  }

  /// Switches Booleans and images to the end value at the start (measured for Booleans).
  override func discreteValue(at fraction: Double, over shown: Any?) -> Any? {
    fromValue == nil && toValue == nil ? nil : toValue ?? shown
  }

  private func ends(over base: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    switch (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue)) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return base.adding(by).map { (base, $0) }
    case (nil, nil, nil): return nil
    }
  }
}
