// Creates instances of a class that is known only at run time, with an initializer that it need not declare `required`.
// (Apple's are not, so subclasses written for Apple's platforms would not compile.) A class's designated initializers
// have slots in its vtable. In these two prototypes the same slots belong to required initializers.
//
// The prototypes are open so that the optimizer cannot know all their subclasses, and the functions are not optimized.
// Otherwise it would call the prototype's own initializer without the vtable. The release build needs both.

/// Not part of Apple's API, and hidden from the modules above.
@_spi(Prototype) open class Prototype: NSObject {
  /// Has the slot of `NSObject.init()`.
  public required override init() { super.init() }
}

/// Not part of Apple's API, and hidden from the modules above.
@_spi(Prototype) open class LayerPrototype: CALayer {
  /// Has the slot of `CALayer.init(layer:)`.
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Required for every layer, but never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum Instantiation {
  /// Returns `type.init()`.
  @_optimize(none) @inline(never)
  static func make<T: NSObject>(_ type: T.Type) -> T {
    unsafeDowncast(unsafeBitCast(type as NSObject.Type, to: Prototype.Type.self).init() as NSObject, to: T.self)
  }

  /// Returns `type.init(layer: layer)`.
  @_optimize(none) @inline(never)
  static func makeLayer<T: CALayer>(_ type: T.Type, layer: Any) -> T {
    unsafeDowncast(
      unsafeBitCast(type as NSObject.Type, to: LayerPrototype.Type.self).init(layer: layer) as CALayer, to: T.self)
  }
}
