import Foundation

// Initializers for metatypes. Swift refuses `type.init()` for a metatype of a class that can be subclassed, unless the
// initializer is `required`. Apple's initializers are Objective-C's, for which that rule does not hold. `linux-sources`
// replaces `init` with these functions where the compiler refuses it.
extension NSObject {
  /// Creates an object of the class that the metatype stands for at run time, with its `init()`.
  ///
  /// A class that declares other designated initializers and neither overrides nor inherits `init()` stops the program,
  /// as on Apple's systems. So does a class that conforms to `MetatypeInitializable`, if this is not the main thread.
  public class func dynamicInit() -> Self {
    guard let type = self as? any MetatypeInitializable.Type else { return Instantiation.make(self) }
    nonisolated(unsafe) var made: NSObject?
    MainActor.assumeIsolated { made = type.initialized(self) }
    return made.map { unsafeDowncast($0, to: self) } ?? Instantiation.make(self)
  }
}

/// A class of UIKit's with an `init()` that overrides nothing, because `init()` is a convenience initializer of its
/// superclass. In Objective-C it would. `linux-sources` adds the conformance.
@preconcurrency @MainActor public protocol MetatypeInitializable: NSObject {
  /// Returns an object created by `init()` of a class, which is this class or a subclass; nil for a subclass that is not
  /// known here.
  static func initialized(_ type: NSObject.Type) -> NSObject?
}
