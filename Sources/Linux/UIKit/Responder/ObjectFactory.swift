@_spi(Prototype) import QuartzCore

/// Makes objects of classes that are known by a value only: `layerClass`, the class of the application's delegate.
///
/// Swift wants a required initialiser for that, which neither CALayer nor UIResponder has in Apple's declarations
/// (subclasses would have to repeat it). `init()` of NSObject has a place in the table of methods of every subclass;
/// a call through `Prototype`, which declares no other member, finds that place.
package enum ObjectFactory {
  // Not optimised: otherwise the caller would be told that it gets a Prototype.
  @_optimize(none) @inline(never)
  package static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: Prototype.Type.self).init()
  }
}
