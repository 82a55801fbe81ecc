/// Creates objects of classes that are known only at run time, with initializers that these need not declare `required`.
/// (Apple's are not, so subclasses written for Apple's platforms would not compile.) All unsafe casts of metatypes are here.
///
/// A *prototype* is a subclass of the class that declares an initializer, in which this initializer is required and which
/// adds nothing else: no property, no method. A call of a metatype's initializer "as the prototype's" then creates an object
/// of the metatype's class, with that class's initializer. This relies on:
///
/// - A designated initializer has an entry in the vtable of its class. In all subclasses, the prototype and the
///   metatype's class among them, that entry is at the same position, and has the subclass's initializer if it overrides
///   it. A subclass that neither overrides nor inherits it has an entry that stops the program.
/// - The metatype of a class is a pointer to that class. A cast does not change it, and the initializer reads from it
///   which class to allocate.
/// - Prototypes are open, so that the optimizer cannot know all their subclasses, and the function below is not optimized.
///   Otherwise it would call the prototype's own initializer without the vtable. The release build needs both.
/// - The result is never used as the prototype: the closure returns it as an object, which is cast to its class.
///
/// `MetatypeInitializerTests` calls every prototype; `Scripts/sanitize` runs it with the address sanitizer.
package enum Instantiation {
  /// Returns the result of a call of an initializer that a prototype requires, for a subclass of its superclass.
  @_optimize(none) @inline(never)
  package static func object<Object: NSObject, Prototype: NSObject>(
    of type: Object.Type, as _: Prototype.Type, _ create: (Prototype.Type) -> NSObject
  ) -> Object {
    unsafeDowncast(create(unsafeBitCast(type as NSObject.Type, to: Prototype.Type.self)), to: Object.self)
  }

  /// Returns `type.init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    object(of: type, as: ObjectPrototype.self) { $0.init() }
  }
}

/// Not part of Apple's API, and hidden from the modules above.
@_spi(Prototype) open class ObjectPrototype: NSObject {
  /// Has the slot of `NSObject.init()`.
  public required override init() { super.init() }
}
