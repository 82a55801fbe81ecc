import Foundation
import Synchronization

/// The end of a film that SIGINT or SIGTERM asked for.
struct Interruption: Error, CustomStringConvertible {
  let signal: Int32
  let description: String
  /// As a shell has it for a process that a signal ended.
  var exitStatus: Int32 { 128 + signal }

  private static let received = Atomic<Int32>(0)

  /// The signal that came while one was waited for.
  static var signal: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Runs `body`, in which the first signal is noted and nothing else. A second one ends the process at once.
  static func noted<Value>(in body: () throws -> Value) rethrows -> Value {
    // This comes first: a handler must not be the one that makes `received`.
    received.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Interruption.received.store($0, ordering: .relaxed) }
    action.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND)) | SA_RESTART
    let signals = [SIGINT, SIGTERM]
    let before = signals.map { signal in
      var before = sigaction()
      sigaction(signal, &action, &before)
      return before
    }
    // A process that was started from a thread with these signals blocked has them blocked, too.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in signals { sigaddset(&unblocked, signal) }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    defer {
      for (signal, var action) in zip(signals, before) { sigaction(signal, &action, nil) }
    }
    return try body()
  }
}
