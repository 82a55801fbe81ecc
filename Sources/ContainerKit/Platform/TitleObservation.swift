import UIKit

/// An observation of a controller's title. It ends when the object is deallocated.
@MainActor final class TitleObservation {
  // The condition includes the compiler's version because compilers before 6.2 cannot parse `isolated deinit`. They
  // build for Apple's systems only. An `isolated deinit` has no operators, because Swift 6.3 then crashes in a build with
  // coverage.
  #if !canImport(ObjectiveC) && compiler(>=6.2)
    private weak var controller: UIViewController?

    init(of controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
      self.controller = controller
      controller.titleObservers[ObjectIdentifier(self)] = body
    }

    isolated deinit { controller?.titleObservers.removeValue(forKey: ObjectIdentifier(self)) }
  #else
    private let token: NSKeyValueObservation

    init(of controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
      token = controller.observe(\.title) { _, _ in MainThread.perform(body) }
    }
  #endif
}
