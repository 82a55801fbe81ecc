import UIKit

/// Calls a closure when an object that retains it is deallocated.
final class Lifetime {
  private let atEnd: @MainActor () -> Void

  private init(_ atEnd: @escaping @MainActor () -> Void) { self.atEnd = atEnd }

  deinit { MainThread.perform(atEnd) }

  /// Calls a closure when an object has been deallocated, or is watched again for the same observer.
  @MainActor static func of(_ object: AnyObject, for observer: AnyObject, _ atEnd: @escaping @MainActor () -> Void) {
    // The key is compared by address.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(observer).toOpaque())
    objc_setAssociatedObject(object, key, Lifetime(atEnd), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
