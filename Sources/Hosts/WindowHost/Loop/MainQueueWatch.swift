import Dispatch
import Foundation

/// Wakes the main thread when the main queue has work, while the thread waits for the window's events.
///
/// The main queue signals work on a file descriptor, on which a run loop waits. Here a separate thread waits for it. It
/// continues after the main thread has reported that the work is done.
final class MainQueueWatch: Sendable {
  private let served = DispatchSemaphore(value: 0)

  /// Returns nil if there is no descriptor, in which case the main queue must be polled. `wakeUp` is called on the
  /// thread of the watch.
  init?(wakeUp: @escaping @Sendable () -> Void) {
    // The function for run loops other than Foundation's. It is exported by libdispatch, but in no public header.
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

  /// Call this once for each call of `wakeUp`, after the main queue was served.
  func resume() { served.signal() }
}
