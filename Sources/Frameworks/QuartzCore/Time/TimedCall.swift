/// A closure that is called at a time, once or repeatedly. Main thread only.
///
/// If a test or a film controls the frame loop's clock, the loop calls it in the first frame at or after its time, and
/// never if the clock is not advanced. Otherwise the main queue calls it.
package final class TimedCall {
  /// The time of the next call, in seconds of media time. Nil if the main queue makes it, or if there is none.
  private(set) var due: CFTimeInterval?
  private let interval: CFTimeInterval?
  private var body: (() -> Void)?

  /// `true` if it will not be called any more.
  package var isCancelled: Bool { body == nil }

  /// `true` if it is called only once.
  var isOnce: Bool { interval == nil }

  private init(interval: CFTimeInterval?, body: @escaping () -> Void) {
    (self.interval, self.body) = (interval, body)
  }

  /// Calls `body` after `delay` seconds (not negative), and then every `interval` seconds if that is not nil. Several
  /// missed calls are made up for by a single one.
  @discardableResult
  package static func after(
    _ delay: TimeInterval, every interval: TimeInterval? = nil, _ body: @escaping () -> Void
  ) -> TimedCall {
    let call = TimedCall(interval: interval.map { max($0, 0.0001) }, body: body)
    let loop = FrameLoop.main
    guard loop.holdsTime else {
      call.passOn(after: max(delay, 0))
      return call
    }
    call.due = loop.now + max(delay, 0)
    loop.timed.append(call)
    return call
  }

  /// Cancels the call, and releases its closure.
  package func cancel() { (body, due) = (nil, nil) }

  /// Makes the call, in a frame at `now`.
  func fire(at now: CFTimeInterval) {
    guard let body, let due else { return }
    if let interval {
      let missed = max(((now + FrameLoop.slack - due) / interval).rounded(.down), 0)
      self.due = due + (missed + 1) * interval
    } else {
      cancel()
    }
    body()
  }

  private func passOn(after delay: TimeInterval) {
    nonisolated(unsafe) let call = self
    DispatchQueue.main.later(delay) {
      guard let body = call.body else { return }
      if let interval = call.interval { call.passOn(after: interval) } else { call.cancel() }
      body()
    }
  }
}

extension FrameLoop {
  /// The tolerance for calls that are due at a frame's time, in seconds. The same as for a stage's input.
  static let slack: CFTimeInterval = 1e-6

  /// `true` if time passes only when the clock is advanced.
  package var holdsTime: Bool { clock is ManualClock }

  /// `true` if a call that is made only once is pending.
  var waitsForCall: Bool { timed.contains { $0.isOnce && !$0.isCancelled } }

  /// Makes the calls that are due, the earliest first, and calls `flush` after each. Calls that one of them adds for
  /// the same instant are made in the next frame.
  func fireTimed(_ flush: () -> Void) {
    guard !timed.isEmpty else { return }
    timed.removeAll(where: \.isCancelled)
    let time = now
    let due = timed.filter { $0.due.map { $0 <= time + Self.slack } ?? false }
    for call in due.sorted(by: { ($0.due ?? 0) < ($1.due ?? 0) }) {
      call.fire(at: time)
      flush()
    }
    timed.removeAll(where: \.isCancelled)
  }
}
