@_spi(Prototype) import QuartzCore

/// Creates objects of classes that are known only as values, such as `layerClass` or the class of the app delegate.
///
/// Swift requires a required initializer for that, which neither CALayer nor UIResponder has in Apple's declarations
/// (subclasses would have to repeat it). NSObject's `init()` has an entry in the vtable of every subclass. A call
/// through `Prototype`, which declares no other member, finds that entry.
package enum ObjectFactory {
  // Not optimized; otherwise the caller would be told that it gets a Prototype.
  @_optimize(none) @inline(never)
  package static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: Prototype.Type.self).init()
  }
}
