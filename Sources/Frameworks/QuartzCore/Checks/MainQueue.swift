/// Detects the main queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// `true` on the main queue's thread. In a program whose `main` is asynchronous, such as the test runner, that is not
  /// the first thread, so `Thread.isMainThread` alone would be wrong.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

  /// The thread on which the main queue was found to run last.
  nonisolated(unsafe) private static var knownThread: pthread_t?

  /// Stops the program if `call`, a method or property of UIKit's, is used on another thread. The words are those of
  /// Xcode's Main Thread Checker, after which iOS goes on.
  package static func check(_ call: @autoclosure () -> String) {
    if let knownThread, pthread_equal(pthread_self(), knownThread) != 0 { return }
    guard isCurrent else { fatalError("\(call()) must be used from main thread only") }
    knownThread = pthread_self()
  }
}
