import UIKit

/// What UIKit calls on the main thread and declares without an actor: the accessibility of objects, in the SDK of iOS 16.
enum MainThread {
  /// Runs a closure of the main actor's. Anywhere but there the program stops.
  static func assume<T: Sendable>(_ body: @MainActor () -> T) -> T {
    #if canImport(ObjectiveC)
      // `MainActor.assumeIsolated` does the same and is not in that SDK.
      precondition(Thread.isMainThread, "UIKit is used on the main thread only")
      return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
    #else
      // A process whose main thread was left to Dispatch runs the main queue on another one.
      MainActor.assumeIsolated(body)
    #endif
  }
}
