import Dispatch
import Foundation

/// Tells when the main queue has work, while the main thread waits for the window's events.
///
/// The main queue says so on a file descriptor, which a run loop waits for. Here a thread of its own does, that sleeps
/// otherwise; it goes on waiting once the main thread has said that the work is done.
final class MainQueueWatch: Sendable {
  private let served = DispatchSemaphore(value: 0)

  /// Nil where the descriptor cannot be had: then somebody has to look from time to time. `wakeUp` is called on the
  /// thread of the watch.
  init?(wakeUp: @escaping @Sendable () -> Void) {
    // What run loops other than Foundation's are meant to use; it is exported by libdispatch, and in no public header.
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    typealias Function = @convention(c) () -> CInt
    let handle = unsafeBitCast(symbol, to: Function.self)()
    guard handle >= 0 else { return nil }
    let thread = Thread { [served] in
      var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      while true {
        guard poll(&descriptor, 1, -1) > 0 else { continue }
        wakeUp()
        served.wait()
      }
    }
    thread.name = "main queue"
    thread.start()
  }

  /// To be called once for each call of `wakeUp`, when the main queue was served.
  func resume() { served.signal() }
}
