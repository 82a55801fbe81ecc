import Foundation

/// A continuation that is resumed exactly once: with a result, or with false if it is deallocated without one.
final class SingleResume: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Bool, Never>?
  private var answer: Bool?

  /// Stores the continuation, or resumes it at once if the result is already known.
  func keep(_ continuation: CheckedContinuation<Bool, Never>) {
    lock.lock()
    let answer = answer
    if answer == nil { self.continuation = continuation }
    lock.unlock()
    if let answer { continuation.resume(returning: answer) }
  }

  func resume(_ value: Bool) {
    lock.lock()
    let continuation = continuation
    self.continuation = nil
    if answer == nil { answer = value }
    lock.unlock()
    continuation?.resume(returning: value)
  }

  deinit { continuation?.resume(returning: false) }
}
