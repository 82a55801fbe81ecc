import UIKit

/// Hears that a controller's title is another one, as long as it lives.
@MainActor final class TitleObservation {
  #if canImport(ObjectiveC)
    private let token: NSKeyValueObservation

    init(of controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
      token = controller.observe(\.title) { _, _ in
        MainThread.assume(body)
      }
    }
  #else
    private weak var controller: UIViewController?

    init(of controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
      self.controller = controller
      controller.titleObservers[ObjectIdentifier(self)] = body
    }

    isolated deinit { controller?.titleObservers[ObjectIdentifier(self)] = nil }
  #endif
}
