extension Double {
  /// Reads the number in any box that layers accept: a Swift number, a `Bool` (0 or 1) or an `NSNumber`.
  package init?(boxed value: Any) {
    switch value {
    case let value as Double: self = value
    case let value as CGFloat: self = Double(value)
    case let value as Float: self = Double(value)
    case let value as Bool: self = value ? 1 : 0
    case let value as any BinaryInteger: self = Double(value)
    case let value as NSNumber: self = value.doubleValue
    default: return nil
    }
  }
}

extension AnimatableValue {
  /// Returns the value in an `NSValue`, by its encoding.
  static func unboxed(_ value: NSValue) -> AnimatableValue? {
    switch String(cString: value.objCType) {
    case "{CGPoint=dd}": .point(value.pointValue)
    case "{CGSize=dd}": .size(value.sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": .rect(value.rectValue)
    case NSValue.transformEncoding: .transform(value.caTransform3DValue)
    default: nil
    }
  }
}
