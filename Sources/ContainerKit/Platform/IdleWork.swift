import UIKit

/// Work that the user does not wait for.
@MainActor enum IdleWork {
  /// Runs a closure in a later turn of the main run loop. On Apple's systems, this is not while the user scrolls, because the run
  /// loop is in another mode.
  static func perform(_ body: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      RunLoop.main.perform(inModes: [.default]) { MainThread.assume(body) }
    #else
      DispatchQueue.main.async { MainThread.assume(body) }
    #endif
  }
}
