// On Apple's platforms Swift casts numbers to `CGFloat` and back, and geometry to `NSValue` and back. Foundation on
// Linux does this only for the other number types.

@_documentation(visibility: internal)
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(box.doubleValue)
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSNumber, result: inout CGFloat?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGFloat: \(box)")
    }
  }

  /// Reads the value from a box that must contain this type. Returns zero if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSNumber?) -> CGFloat {
    var result: CGFloat?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGFloat()
  }
}

@_documentation(visibility: internal)
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGPoint?) -> Bool {
    result = String(cString: box.objCType) == "{CGPoint=dd}" ? box.pointValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGPoint?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGPoint: \(box)")
    }
  }

  /// Reads the value from a box that must contain this type. Returns zero if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGPoint {
    var result: CGPoint?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGPoint()
  }
}

@_documentation(visibility: internal)
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGSize?) -> Bool {
    result = String(cString: box.objCType) == "{CGSize=dd}" ? box.sizeValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGSize?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGSize: \(box)")
    }
  }

  /// Reads the value from a box that must contain this type. Returns zero if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGSize {
    var result: CGSize?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGSize()
  }
}

@_documentation(visibility: internal)
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the value from a box. Returns `false` if the box contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGRect?) -> Bool {
    result = String(cString: box.objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? box.rectValue : nil
    return result != nil
  }

  /// Reads the value from a box that must contain this type.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGRect?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGRect: \(box)")
    }
  }

  /// Reads the value from a box that must contain this type. Returns zero if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGRect {
    var result: CGRect?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGRect()
  }
}
