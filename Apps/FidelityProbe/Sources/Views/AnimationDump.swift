import UIKit

/// Describes animations.
@MainActor enum AnimationDump {
  /// Returns the animations of a layer, in the order of their keys. Begin times are relative to `time`, in the layer's
  /// time.
  static func all(on layer: CALayer, since time: CFTimeInterval) -> [ProbeValue] {
    (layer.animationKeys() ?? []).compactMap { key in
      layer.animation(forKey: key).map { .object(describe($0, key: key, since: time)) }
    }
  }

  private static func describe(_ animation: CAAnimation, key: String, since time: CFTimeInterval) -> [String:
    ProbeValue]
  {
    // Rounded to tenths of a second, because the commit that dates an animation comes a little later than the call.
    let begin = animation.beginTime == 0 ? ProbeValue.text("undated") : .rounded(animation.beginTime - time, to: 0.1)
    var found: [String: ProbeValue] = [
      "key": .text(withoutNumbers(key)), "class": .text(String(describing: type(of: animation))),
      "duration": .rounded(animation.duration), "begin": begin, "fillMode": .text(animation.fillMode.rawValue),
      "isRemovedOnCompletion": .bool(animation.isRemovedOnCompletion), "speed": .rounded(Double(animation.speed)),
      "timeOffset": .rounded(animation.timeOffset), "repeatCount": .rounded(Double(animation.repeatCount)),
      "autoreverses": .bool(animation.autoreverses), "timing": curve(animation.timingFunction),
      "hasDelegate": .bool(animation.delegate != nil),
    ]
    if let animation = animation as? CAPropertyAnimation {
      found["keyPath"] = animation.keyPath.map { .text($0) } ?? .null
      found["isAdditive"] = .bool(animation.isAdditive)
      found["isCumulative"] = .bool(animation.isCumulative)
    }
    let path = (animation as? CAPropertyAnimation)?.keyPath ?? ""
    if let animation = animation as? CABasicAnimation {
      found["from"] = value(animation.fromValue, at: path)
      found["to"] = value(animation.toValue, at: path)
      found["by"] = value(animation.byValue, at: path)
    }
    if let animation = animation as? CASpringAnimation {
      found["spring"] = .list(
        [animation.mass, animation.stiffness, animation.damping, animation.initialVelocity].map { .rounded(Double($0)) }
      )
    }
    if let animation = animation as? CAKeyframeAnimation {
      found["values"] = .list((animation.values ?? []).map { value($0, at: path) })
      found["keyTimes"] = .list((animation.keyTimes ?? []).map { .rounded($0.doubleValue) })
      found["calculationMode"] = .text(animation.calculationMode.rawValue)
    }
    if let animation = animation as? CATransition {
      found["type"] = .text(animation.type.rawValue)
    }
    return found
  }

  /// Returns a key with `#` for each number, because numbers depend on what ran before.
  private static func withoutNumbers(_ key: String) -> String {
    var text = ""
    for character in key where !(character.isNumber && text.hasSuffix("#")) {
      text.append(character.isNumber ? "#" : character)
    }
    return text
  }

  private static func curve(_ function: CAMediaTimingFunction?) -> ProbeValue {
    guard let function else { return .null }
    var values: [ProbeValue] = []
    for index in 1...2 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      values += point.map { .rounded(Double($0), to: 0.0001) }
    }
    return .list(values)
  }

  /// Returns a value in the form of its key path, because a box does not tell the type of its content.
  private static func value(_ value: Any?, at path: String) -> ProbeValue {
    guard let value else { return .null }
    switch path {
    case "position", "bounds.origin", "anchorPoint":
      return (value as? NSValue).map { .point($0.cgPointValue) } ?? .null
    case "bounds.size":
      return (value as? NSValue).map { .point(CGPoint(x: $0.cgSizeValue.width, y: $0.cgSizeValue.height)) } ?? .null
    case "transform", "sublayerTransform":
      guard let matrix = (value as? NSValue)?.caTransform3DValue else { return .null }
      let parts = [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42, matrix.m34]
      return .list(parts.map { .rounded(Double($0), to: 0.0001) })
    default:
      return (value as? NSNumber).map { .rounded($0.doubleValue) } ?? "another value"
    }
  }
}
