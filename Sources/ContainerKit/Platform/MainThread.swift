import UIKit

/// Support for methods that UIKit calls on the main thread but declares without an actor: the accessibility of objects,
/// in the iOS 16 SDK.
enum MainThread {
  /// Runs a closure on the main actor. Stops the program on any other thread.
  static func assume<T: Sendable>(_ body: @MainActor () -> T) -> T {
    #if canImport(ObjectiveC)
      // `MainActor.assumeIsolated` does the same, but the SDK lacks it.
      precondition(Thread.isMainThread, "UIKit is used on the main thread only")
      return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
    #else
      // A process that leaves its main thread to Dispatch runs the main queue on another thread.
      MainActor.assumeIsolated(body)
    #endif
  }

  /// Runs a closure on the main actor: at once on the main thread, and later on any other one. For observers, which are called
  /// on the thread that makes a change or posts a notification. UIKit only warns if that is not the main thread.
  static func perform(_ body: @escaping @MainActor () -> Void) {
    if isCurrent { assume(body) } else { DispatchQueue.main.async { assume(body) } }
  }

  private static var isCurrent: Bool {
    #if canImport(ObjectiveC)
      return Thread.isMainThread
    #else
      return Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    #endif
  }

  #if !canImport(ObjectiveC)
    private static let mainQueue = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}
