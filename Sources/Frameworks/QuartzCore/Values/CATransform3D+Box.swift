// A transform casts to `NSValue` and back, like CoreGraphics' geometry.

@_documentation(visibility: internal)
extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CATransform3D?) -> Bool {
    result = String(cString: box.objCType) == NSValue.transformEncoding ? box.caTransform3DValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CATransform3D?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CATransform3D: \(box)")
    }
  }

  /// Reads the value from a box that must contain this type. Returns the identity if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CATransform3D {
    var result: CATransform3D?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CATransform3DIdentity
  }
}
