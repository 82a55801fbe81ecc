/// Threads that work together: the one that calls, and helpers. A helper starts when there is work for it the first time,
/// and blocks while there is none.
final class DrawingThreads: @unchecked Sendable {
  static let shared = DrawingThreads()

  /// Calls of a closure with each number below `count`.
  private struct Work {
    let call: (Int) -> Void
    let count: Int
    /// The number of helpers that may still join.
    var capacity: Int
    private var next = 0

    init(count: Int, capacity: Int, _ call: @escaping (Int) -> Void) {
      (self.count, self.capacity, self.call) = (count, capacity, call)
    }

    /// Returns a number that nobody has taken. Nil if there are none.
    mutating func take() -> Int? {
      if next == count { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Protects everything below. Signaled when there is work, and when a helper has finished its part.
  private let condition = NSCondition()
  private var work: Work?
  private var helpers = 0
  /// The number of helpers that take part.
  private var active = 0

  /// Calls a closure with each number below `count`, on up to a number of threads at the same time. Returns when all calls
  /// have returned, and all threads have released the closure. The closure must not call this.
  func forEach(below count: Int, threads: Int, _ call: @escaping (Int) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    precondition(work == nil)
    work = Work(count: count, capacity: threads - 1, call)
    while helpers < threads - 1 { startHelper() }
    condition.broadcast()
    doWork()
    while active > 0 { condition.wait() }
    work = nil
  }

  private func startHelper() {
    helpers += 1
    let thread = Thread { [self] in help() }
    thread.name = "drawing"
    thread.start()
  }

  private func help() {
    condition.lock()
    while true {
      if let capacity = work?.capacity, capacity > 0 {
        work?.capacity -= 1
        active += 1
        doWork()
        active -= 1
        condition.broadcast()
      }
      condition.wait()
    }
  }

  /// Calls the closure until all numbers are taken. Other threads have the lock during a call.
  private func doWork() {
    guard let call = work?.call else { return }
    while let number = work?.take() {
      condition.unlock()
      call(number)
      condition.lock()
    }
  }
}
