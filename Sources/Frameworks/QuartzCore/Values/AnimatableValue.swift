/// A value that can be interpolated: of a property, an animation's `fromValue` or a key path.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  /// A list of numbers, such as a value function's parameters.
  case numbers([Double])

  /// Returns nil if the value cannot be interpolated (an image, a string).
  package init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let value as AnimatableValue: self = value
    // Before the objects, because a cast of a number to an object would create one.
    case let value as CGFloat: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGSize: self = .size(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Double]: self = .numbers(value)
    case let value as [CGFloat]: self = .numbers(value.map(Double.init))
    case let value as [Int]: self = .numbers(value.map(Double.init))
    default:
      let number = Double(boxed: value).map(AnimatableValue.number)
      guard let known = number ?? (value as? NSValue).flatMap(AnimatableValue.unboxed) else { return nil }
      self = known
    }
  }

  /// The value as the type that `CALayer.value(forKeyPath:)` returns.
  package var object: Any {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .numbers(let value): value
    }
  }
}
