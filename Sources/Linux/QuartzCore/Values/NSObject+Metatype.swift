import Foundation

// Initializers for metatypes. Swift refuses `type.init()` for a metatype of a class that can be subclassed, unless the
// initializer is `required`. Apple's initializers are Objective-C's, for which that rule does not hold. `linux-sources`
// replaces `init` with these functions where the compiler refuses it.
extension NSObject {
  /// Creates an object of the class that the metatype stands for at run time, with its `init()`.
  ///
  /// A class that declares other designated initializers and neither overrides nor inherits `init()` stops the program,
  /// as on Apple's systems.
  public class func dynamicInit() -> Self { Instantiation.make(self) }
}

extension CALayer {
  /// Creates a layer of the class that the metatype stands for at run time, with its `init(layer:)`.
  public class func dynamicInit(layer: Any) -> Self { Instantiation.makeLayer(self, layer: layer) }
}
