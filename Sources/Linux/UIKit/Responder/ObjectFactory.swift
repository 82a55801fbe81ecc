/// Makes objects of classes that are known by a value only: `layerClass`, the class of the application's delegate.
///
/// Swift wants a required initialiser for that, which neither CALayer nor UIResponder has in Apple's declarations
/// (subclasses would have to repeat it). `init()` of NSObject has a place in the table of methods of every subclass;
/// a call through this class, which declares no other member, finds that place.
package enum ObjectFactory {
  // Not optimised, and the class not private: otherwise the call would go to the prototype's own initialiser.
  @_optimize(none) @inline(never)
  package static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: InitialiserPrototype.Type.self).init()
  }
}

class InitialiserPrototype: NSObject {
  required override init() { super.init() }
}
