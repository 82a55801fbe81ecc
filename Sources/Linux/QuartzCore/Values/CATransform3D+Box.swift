// As the geometry of CoreGraphics: a transform casts to `NSValue` and back.

@_documentation(visibility: internal)
extension CATransform3D: _ObjectiveCBridgeable {
  /// The box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// The value in a box that is of its kind; false where it is of another.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CATransform3D?) -> Bool {
    result = String(cString: box.objCType) == NSValue.transformEncoding ? box.caTransform3DValue : nil
    return result != nil
  }

  /// The value in a box that must be of its kind.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CATransform3D?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CATransform3D: \(box)")
    }
  }

  /// The same; zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CATransform3D {
    var result: CATransform3D?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CATransform3DIdentity
  }
}
