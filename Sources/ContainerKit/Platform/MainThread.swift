import UIKit

/// What UIKit calls on the main thread and declares without an actor: the accessibility of objects, in the SDK of iOS 16.
enum MainThread {
  /// Runs a closure of the main actor's. Anywhere but on the main thread the program stops.
  ///
  /// `MainActor.assumeIsolated` does the same and is not in that SDK.
  static func assume<T>(_ body: @MainActor () -> T) -> T {
    precondition(Thread.isMainThread, "UIKit is used on the main thread only")
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
  }
}
