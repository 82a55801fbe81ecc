import Foundation
import Synchronization

/// An error thrown when SIGINT or SIGTERM ends a film.
struct Interruption: Error, CustomStringConvertible {
  let signal: Int32
  let description: String
  /// The status that a shell reports for a process that a signal ended.
  var exitStatus: Int32 { 128 + signal }

  private static let received = Atomic<Int32>(0)

  /// The signal that was received while one was expected.
  static var signal: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Runs `body` and only records the first signal during it. A second signal ends the process at once.
  static func noted<Value>(in body: () throws -> Value) rethrows -> Value {
    // Initializes `received` here, so that a signal handler never does.
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
    // A process inherits blocked signals from the thread that started it, so they are unblocked here.
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
