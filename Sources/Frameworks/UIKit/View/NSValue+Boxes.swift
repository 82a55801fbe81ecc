// On Apple's platforms Swift casts insets and affine transforms to `NSValue` and back, as it does with points.

@_documentation(visibility: internal)
extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = box.holdsNumbers(4) ? box.uiEdgeInsetsValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout UIEdgeInsets?) {
    result = box.uiEdgeInsetsValue
  }

  /// Reads the value from a box that must contain this type. Returns zeros if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> UIEdgeInsets {
    box?.uiEdgeInsetsValue ?? UIEdgeInsets()
  }
}

@_documentation(visibility: internal)
extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGAffineTransform?) -> Bool {
    result = box.holdsNumbers(6) ? box.cgAffineTransformValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGAffineTransform?) {
    result = box.cgAffineTransformValue
  }

  /// Reads the value from a box that must contain this type. Returns zeros if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGAffineTransform {
    box?.cgAffineTransformValue ?? CGAffineTransform()
  }
}
