extension CAAnimation {
  /// Returns a property by its key. Nil if there is none with that name.
  func property(_ key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "removedOnCompletion": isRemovedOnCompletion
    case "timingFunction": timingFunction
    case "delegate": delegate
    default: (self as? CAPropertyAnimation)?.animatedProperty(key)
    }
  }

  /// Sets the property with that name. Returns false if there is none.
  func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap { Double(boxed: $0) }
    switch key {
    case "beginTime": beginTime = number ?? 0
    case "duration": duration = number ?? 0
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "autoreverses": autoreverses = number == 1
    case "fillMode":
      fillMode = (value as? CAMediaTimingFillMode) ?? (value as? String).map(CAMediaTimingFillMode.init) ?? .removed
    case "removedOnCompletion": isRemovedOnCompletion = number != 0
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: return (self as? CAPropertyAnimation)?.setAnimatedProperty(key, value) ?? false
    }
    return true
  }
}

extension CAPropertyAnimation {
  fileprivate func animatedProperty(_ key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": isAdditive
    case "cumulative": isCumulative
    case "valueFunction": valueFunction
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: nil
    }
  }

  fileprivate func setAnimatedProperty(_ key: String, _ value: Any?) -> Bool {
    switch (key, self) {
    case ("keyPath", _): keyPath = value as? String
    case ("additive", _): isAdditive = value.flatMap { Double(boxed: $0) } == 1
    case ("cumulative", _): isCumulative = value.flatMap { Double(boxed: $0) } == 1
    case ("valueFunction", _): valueFunction = value as? CAValueFunction
    case ("fromValue", let basic as CABasicAnimation): basic.fromValue = value
    case ("toValue", let basic as CABasicAnimation): basic.toValue = value
    case ("byValue", let basic as CABasicAnimation): basic.byValue = value
    default: return false
    }
    return true
  }
}
