/// Follows a key path such as `mask.transform.scale` from object to object.
enum KeyPathStep {
  /// Returns the first key, and the rest after its dot, if any.
  static func first(of path: String) -> (key: String, rest: String?) {
    guard let point = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<point]), String(path[path.index(after: point)...]))
  }

  /// Returns the value at a key path of a layer, an animation or a dictionary. Nil for any other object.
  static func value(of object: Any?, at path: String) -> Any? {
    switch object {
    case let layer as CALayer: return layer.value(forKeyPath: path)
    case let animation as CAAnimation: return animation.value(forKeyPath: path)
    case let dictionary as [AnyHashable: Any]:
      let (key, rest) = first(of: path)
      return rest.map { value(of: dictionary[key], at: $0) } ?? dictionary[key]
    default: return nil
    }
  }

  /// Sets a value at a key path of a layer or an animation. Has no effect for nil, as on Apple's platforms.
  static func set(_ value: Any?, of object: Any?, at path: String) {
    switch object {
    case let layer as CALayer: layer.setValue(value, forKeyPath: path)
    case let animation as CAAnimation: animation.setValue(value, forKeyPath: path)
    default: break
    }
  }
}
