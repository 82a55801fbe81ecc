/// The way from one object to the next along a key path such as `mask.transform.scale`.
enum KeyPathStep {
  /// The first key, and what comes after its point, if there is one.
  static func first(of path: String) -> (key: String, rest: String?) {
    guard let point = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<point]), String(path[path.index(after: point)...]))
  }

  /// The value at a path of an object that has keys here: a layer, an animation, a dictionary; nil of anything else.
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

  /// Sets a value at a path of a layer or an animation. Where there is no object nothing is set, as on Apple's systems.
  static func set(_ value: Any?, of object: Any?, at path: String) {
    switch object {
    case let layer as CALayer: layer.setValue(value, forKeyPath: path)
    case let animation as CAAnimation: animation.setValue(value, forKeyPath: path)
    default: break
    }
  }
}
