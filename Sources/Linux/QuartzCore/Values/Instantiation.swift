// An instance of a class that is known only at run time, by an initializer that the class need not declare `required`
// (Apple's aren't, so that subclasses written for Apple's systems would not compile). A class's initializers have slots in
// its table of methods; these two prototypes have them in the same places, and there they are required.

class Prototype: NSObject {
  required override init() { super.init() }
}

class LayerPrototype: NSObject {
  /// The first method of its own, as in `CALayer`.
  required init(layer: Any) { super.init() }
}

enum Instantiation {
  /// `type.init()`. Not optimized, or the prototype's own initializer would be called without a look at the table.
  @_optimize(none) @inline(never)
  static func make<T: NSObject>(_ type: T.Type) -> T {
    unsafeDowncast(unsafeBitCast(type as NSObject.Type, to: Prototype.Type.self).init() as NSObject, to: T.self)
  }

  /// `type.init(layer: layer)`.
  @_optimize(none) @inline(never)
  static func makeLayer<T: CALayer>(_ type: T.Type, layer: CALayer) -> T {
    unsafeDowncast(
      unsafeBitCast(type as NSObject.Type, to: LayerPrototype.Type.self).init(layer: layer) as NSObject, to: T.self)
  }
}
