// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A lock: 0 if it is open, and 1 if it is not.
public struct os_unfair_lock {
  var isLocked: UInt8 = 0

  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Protects the state of all such locks.
private let condition = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  condition.withLock {
    while lock.pointee.isLocked == 1 { condition.wait() }
    lock.pointee.isLocked = 1
  }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  condition.withLock {
    guard lock.pointee.isLocked == 0 else { return false }
    lock.pointee.isLocked = 1
    return true
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  condition.withLock {
    lock.pointee.isLocked = 0
    condition.broadcast()
  }
}

/// A lock around a state.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let mutex = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState initialState: State) { state = initialState }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func lockIfAvailable() -> Bool { mutex.try() }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}
