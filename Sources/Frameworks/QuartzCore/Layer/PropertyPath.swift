/// A key path of a property (`position`) or of a part of one (`transform.rotation.z`), taken apart.
struct PropertyPath {
  let text: String
  /// The property.
  let key: String
  /// The names below the property.
  let rest: ArraySlice<Substring>
  /// The part, if the property is a transform.
  let transformPart: TransformPart?
  /// `true` if the property cannot be interpolated.
  let isDiscrete: Bool

  init(_ text: String) {
    let keys = text.split(separator: ".")
    self.text = text
    (key, rest) = (keys.first.map(String.init) ?? text, keys.dropFirst())
    transformPart = rest.isEmpty ? nil : TransformPart(rest.joined(separator: "."))
    isDiscrete = LayerProperty.all[text]?.isDiscrete ?? false
  }
}

extension LayerState {
  /// Returns the value at a key path.
  func value(at path: PropertyPath) -> Any? {
    guard !path.rest.isEmpty, let value = property(path.key) else { return property(path.text) }
    guard let whole = AnimatableValue(value) else { return nil }
    if case .transform(let transform) = whole { return path.transformPart?.value(in: transform)?.object }
    return whole.part(path.rest)?.object
  }

  /// Sets the value at a key path. Has no effect if the value does not fit.
  mutating func setValue(_ value: Any?, at path: PropertyPath) {
    guard let (key, whole) = replacing(path, with: value) else { return }
    if let property = described(key) { property.set(&self, whole) } else { extras[key] = whole }
  }

  /// Returns the property at the start of a key path, and its value after setting `value` at the key path.
  func replacing(_ path: PropertyPath, with value: Any?) -> (key: String, value: Any?)? {
    guard !path.rest.isEmpty else { return (path.text, (value as? AnimatableValue)?.object ?? value) }
    guard let old = AnimatableValue(property(path.key)), let part = AnimatableValue(value) else { return nil }
    if case .transform(let transform) = old {
      return path.transformPart?.replaced(in: transform, by: part).map { (path.key, $0 as Any?) }
    }
    return old.replacing(path.rest, with: part).map { (path.key, $0.object as Any?) }
  }
}
