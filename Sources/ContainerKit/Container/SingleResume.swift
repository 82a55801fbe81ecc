import Foundation

/// A continuation that is resumed exactly once: with a result, or with `cancelled` if it is deallocated without one.
final class SingleResume: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<ContainerSelectionOutcome, Never>?
  private var answer: ContainerSelectionOutcome?

  /// Stores the continuation, or resumes it at once if the result is already known.
  func keep(_ continuation: CheckedContinuation<ContainerSelectionOutcome, Never>) {
    lock.lock()
    let answer = answer
    if answer == nil { self.continuation = continuation }
    lock.unlock()
    if let answer { continuation.resume(returning: answer) }
  }

  func resume(_ value: ContainerSelectionOutcome) {
    lock.lock()
    let continuation = continuation
    self.continuation = nil
    if answer == nil { answer = value }
    lock.unlock()
    continuation?.resume(returning: value)
  }

  /// Makes a request, and returns its outcome. Cancelling the task ends the wait with `cancelled`.
  @MainActor static func outcome(
    of request: (@escaping (ContainerSelectionOutcome) -> Void) -> Void
  ) async -> ContainerSelectionOutcome {
    let result = SingleResume()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        result.keep(continuation)
        request { result.resume($0) }
      }
    } onCancel: {
      result.resume(.cancelled)
    }
  }

  deinit { continuation?.resume(returning: .cancelled) }
}
