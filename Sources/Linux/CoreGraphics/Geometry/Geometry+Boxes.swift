// What Apple's Swift does with structures that Objective-C keeps in objects: a number casts to `CGFloat` and back, and the
// geometry to `NSValue` and back. Foundation on Linux has that for the other numbers only.

@_documentation(visibility: internal)
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The box with the value.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The value in a box that is of its kind; false where it is of another.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(box.doubleValue)
    return result != nil
  }

  /// The value in a box that must be of its kind.
  public static func _forceBridgeFromObjectiveC(_ box: NSNumber, result: inout CGFloat?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGFloat: \(box)")
    }
  }

  /// The same; zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSNumber?) -> CGFloat {
    var result: CGFloat?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGFloat()
  }
}

@_documentation(visibility: internal)
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// The value in a box that is of its kind; false where it is of another.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGPoint?) -> Bool {
    result = String(cString: box.objCType) == "{CGPoint=dd}" ? box.pointValue : nil
    return result != nil
  }

  /// The value in a box that must be of its kind.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGPoint?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGPoint: \(box)")
    }
  }

  /// The same; zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGPoint {
    var result: CGPoint?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGPoint()
  }
}

@_documentation(visibility: internal)
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// The value in a box that is of its kind; false where it is of another.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGSize?) -> Bool {
    result = String(cString: box.objCType) == "{CGSize=dd}" ? box.sizeValue : nil
    return result != nil
  }

  /// The value in a box that must be of its kind.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGSize?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGSize: \(box)")
    }
  }

  /// The same; zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGSize {
    var result: CGSize?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGSize()
  }
}

@_documentation(visibility: internal)
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The value in a box that is of its kind; false where it is of another.
  public static func _conditionallyBridgeFromObjectiveC(_ box: NSValue, result: inout CGRect?) -> Bool {
    result = String(cString: box.objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? box.rectValue : nil
    return result != nil
  }

  /// The value in a box that must be of its kind.
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGRect?) {
    guard _conditionallyBridgeFromObjectiveC(box, result: &result) else {
      fatalError("the box holds no CGRect: \(box)")
    }
  }

  /// The same; zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGRect {
    var result: CGRect?
    if let box { _forceBridgeFromObjectiveC(box, result: &result) }
    return result ?? CGRect()
  }
}
