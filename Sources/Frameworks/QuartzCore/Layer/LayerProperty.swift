/// The getter and setter of a property.
struct LayerProperty {
  let get: (LayerState) -> Any?
  /// The setter. Has no effect if the value does not fit.
  let set: (inout LayerState, Any?) -> Void
  /// `true` if values cannot be interpolated.
  var isDiscrete = false

  static func number(_ path: WritableKeyPath<LayerState, CGFloat>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }, set: { if let n = Self.double($1) { $0[keyPath: path] = CGFloat(n) } })
  }

  static func float(_ path: WritableKeyPath<LayerState, Float>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }, set: { if let n = Self.double($1) { $0[keyPath: path] = Float(n) } })
  }

  static func bool(_ path: WritableKeyPath<LayerState, Bool>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] }, set: { if let n = Self.double($1) { $0[keyPath: path] = n != 0 } }, isDiscrete: true)
  }

  /// Returns a property whose value is a name, which is a string in Objective-C. Names cannot be interpolated.
  static func name<Name: RawRepresentable<String>>(_ path: WritableKeyPath<LayerState, Name>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: {
        let name = ($1 as? String).flatMap(Name.init(rawValue:))
        $0[keyPath: path] = $1 as? Name ?? name ?? $0[keyPath: path]
      }, isDiscrete: true)
  }

  static func point(_ path: WritableKeyPath<LayerState, CGPoint>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      guard case .point(let p)? = AnimatableValue($1) else { return }
      $0[keyPath: path] = p
    }
  }

  static func size(_ path: WritableKeyPath<LayerState, CGSize>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      guard case .size(let s)? = AnimatableValue($1) else { return }
      $0[keyPath: path] = s
    }
  }

  static func rect(_ path: WritableKeyPath<LayerState, CGRect>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      guard case .rect(let r)? = AnimatableValue($1) else { return }
      $0[keyPath: path] = r
    }
  }

  static func transform(_ path: WritableKeyPath<LayerState, CATransform3D>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      guard case .transform(let t)? = AnimatableValue($1) else { return }
      $0[keyPath: path] = t
    }
  }

  static func color(_ path: WritableKeyPath<LayerState, CGColor?>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      if case .color(let color)? = AnimatableValue($1) {
        $0[keyPath: path] = color
      } else if Self.isNil($1) {
        $0[keyPath: path] = nil
      }
    }
  }

  static func path(_ path: WritableKeyPath<LayerState, CGPath?>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }) {
      if case .path(let outline)? = AnimatableValue($1) {
        $0[keyPath: path] = outline
      } else if Self.isNil($1) {
        $0[keyPath: path] = nil
      }
    }
  }

  private static func double(_ value: Any?) -> Double? { value.flatMap { Double(boxed: $0) } }

  /// Returns `true` for nil, an optional that is nil in an `Any`, or the null object.
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
