import Film
import Foundation
import Synchronization

/// An error thrown when SIGINT or SIGTERM ends a film.
struct Interruption: Error, CustomStringConvertible {
  let signal: Int32
  let description: String
  /// The status that a shell reports for a process that a signal ended.
  var exitStatus: Int32 { 128 + signal }

  private static let received = Atomic<Int32>(0)
  /// Describes the files that there are if the process ends within a frame. Nil if no signal is expected, or if the main
  /// thread has noticed it.
  private static let unnoticed = Mutex<(@Sendable () -> String)?>(nil)

  /// Returns the signal that was received while one was expected, and keeps the process from being ended half a second after
  /// it: a caller that gets a signal stops its work itself.
  static func noticeSignal() -> Int32? {
    let signal = received.load(ordering: .relaxed)
    guard signal != 0 else { return nil }
    // If the half second is over, this waits for the end of the process.
    unnoticed.withLock { $0 = nil }
    return signal
  }

  /// Runs `body` and only records the first signal during it. A second signal ends the process at once; the first one
  /// ends it half a second later if `body` has not asked for it by then, for example in a frame that does not end.
  ///
  /// - Parameter files: Describes the files that there are in that case.
  static func noted<Value>(files: @escaping @Sendable () -> String, in body: () throws -> Value) rethrows -> Value {
    // Initializes what a signal handler uses here, so that the handler never does.
    received.store(0, ordering: .relaxed)
    _ = wakeUp
    unnoticed.withLock { $0 = files }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = {
      // SA_RESETHAND has reset the action of this signal, which ends the process when the handler returns.
      if Interruption.received.exchange($0, ordering: .relaxed) != 0 { raise($0) }
      sem_post(Interruption.wakeUp)
    }
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
      unnoticed.withLock { $0 = nil }
    }
    return try body()
  }

  /// Wakes a thread that ends the process half a second later, unless the main thread has noticed the signal. This is not
  /// a semaphore of Dispatch, which a signal handler must not use.
  private nonisolated(unsafe) static let wakeUp: UnsafeMutablePointer<sem_t> = {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    nonisolated(unsafe) let posted = semaphore
    let thread = Thread {
      while true {
        guard sem_wait(posted) == 0 else { continue }
        Thread.sleep(forTimeInterval: 0.5)
        unnoticed.withLock { files in
          let signal = received.load(ordering: .relaxed)
          guard signal != 0, let files else { return }
          end(signal, files)
        }
      }
    }
    thread.name = "signals"
    thread.start()
    return semaphore
  }()

  /// Ends the process while its main thread is busy, and while no file is being written.
  private static func end(_ signal: Int32, _ files: @Sendable () -> String) -> Never {
    FilmFolder.end {
      // Ends the line that progress overwrites.
      if isatty(STDERR_FILENO) == 1 { FilmConsole.writeError(text: "\n") }
      FilmConsole.writeError("interrupted: \(files())")
      _exit(128 + signal)
    }
  }
}
