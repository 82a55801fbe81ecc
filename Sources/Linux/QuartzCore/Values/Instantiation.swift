// An instance of a class that is known only at run time, by an initializer that the class need not declare `required`
// (Apple's aren't, so that subclasses written for Apple's systems would not compile). A class's designated initializers have
// slots in its table of methods; in these two prototypes the same slots are of required ones.
//
// The prototypes are open so that the optimizer can't know all their subclasses, and the functions are not optimized: with
// either it would call the prototype's own initializer without a look at the table. The release build needs both.

/// Not Apple's; hidden from the modules above.
@_spi(Prototype) open class Prototype: NSObject {
  /// In the slot of `NSObject.init()`.
  public required override init() { super.init() }
}

/// Not Apple's; hidden from the modules above.
@_spi(Prototype) open class LayerPrototype: CALayer {
  /// In the slot of `CALayer.init(layer:)`.
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Required of every layer; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum Instantiation {
  /// `type.init()`.
  @_optimize(none) @inline(never)
  static func make<T: NSObject>(_ type: T.Type) -> T {
    unsafeDowncast(unsafeBitCast(type as NSObject.Type, to: Prototype.Type.self).init() as NSObject, to: T.self)
  }

  /// `type.init(layer: layer)`.
  @_optimize(none) @inline(never)
  static func makeLayer<T: CALayer>(_ type: T.Type, layer: CALayer) -> T {
    unsafeDowncast(
      unsafeBitCast(type as NSObject.Type, to: LayerPrototype.Type.self).init(layer: layer) as CALayer, to: T.self)
  }
}
