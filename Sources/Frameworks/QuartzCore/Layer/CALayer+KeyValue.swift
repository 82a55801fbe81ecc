extension CALayer {
  /// Returns the value at a key path: a property (`position`), or a part of one (`position.x`, `bounds.size.width`,
  /// `transform.rotation.z`; rotations in radians).
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyPathStep.first(of: keyPath)
    guard let rest else { return value(forKey: key) }
    return Self.boxed(state.value(at: PropertyPath(keyPath))) ?? KeyPathStep.value(of: value(forKey: key), at: rest)
  }

  /// Sets the value at a key path. Changes the property, with its action, as if all of it were set.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.contains(".") else { return setValue(value, forKey: keyPath) }
    if let (key, whole) = state.replacing(PropertyPath(keyPath), with: value) { return setValue(whole, forKey: key) }
    let (key, rest) = KeyPathStep.first(of: keyPath)
    if let rest { KeyPathStep.set(value, of: self.value(forKey: key), at: rest) }
  }

  final func property(_ key: String) -> Any? {
    switch key {
    case "name": name
    case "delegate": delegate
    case "actions": actions
    case "style": style
    case "sublayers": sublayers
    case "superlayer": superlayer
    case "mask": mask
    default: Self.boxed(state.property(key)) ?? style?[key]
    }
  }

  /// Boxes numbers in `NSNumber`, as in key-value coding. It casts to any number type that can represent the value.
  static func boxed(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    default: value
    }
  }

  final func setProperty(_ value: Any?, _ key: String) {
    switch key {
    case "name": name = value as? String
    case "delegate": delegate = value as? any CALayerDelegate
    case "actions": actions = value as? [String: any CAAction]
    case "style": style = value as? [AnyHashable: Any]
    case "sublayers": sublayers = value as? [CALayer]
    case "mask": mask = value as? CALayer
    case "contents": contents = LayerProperty.isNil(value) ? nil : value
    case "frame": if case .rect(let rect)? = AnimatableValue(value) { frame = rect }
    case "bounds": if case .rect(let rect)? = AnimatableValue(value) { bounds = rect }
    case "position": if case .point(let point)? = AnimatableValue(value) { position = point }
    case "transform": if case .transform(let transform)? = AnimatableValue(value) { self.transform = transform }
    case "opacity": if let number = value.flatMap({ Double(boxed: $0) }) { opacity = Float(number) }
    case "hidden": if let number = value.flatMap({ Double(boxed: $0) }) { isHidden = number != 0 }
    default: setOther(value, key)
    }
  }

  private func setOther(_ value: Any?, _ key: String) {
    guard let property = state.described(key) else {
      return update(key) { $0.extras[key] = value }
    }
    var copy = state
    property.set(&copy, value)
    if CAMediaTimingKeys.all.contains(key) {
      checkWritable()
      state = copy
      return mark(.commit)
    }
    update(key) { $0 = copy }
  }
}

private enum CAMediaTimingKeys {
  static let all: Set<String> = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
  ]
}
