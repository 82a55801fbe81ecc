/// A closure that is called at a time, once or again and again. Main thread only.
///
/// Where the frame loop's clock is held by a test or a film, it is called by the loop, in the first frame at or after its
/// time: with a clock that nobody advances, never. Otherwise the main queue calls it.
package final class TimedCall {
  /// When it is next due, seconds of media time; nil where the main queue has it, or it is over.
  private(set) var due: CFTimeInterval?
  private let interval: CFTimeInterval?
  private var body: (() -> Void)?

  /// Whether it will be called no more.
  package var isCancelled: Bool { body == nil }

  /// Whether it ends by itself.
  var isOnce: Bool { interval == nil }

  private init(interval: CFTimeInterval?, body: @escaping () -> Void) {
    (self.interval, self.body) = (interval, body)
  }

  /// Calls `body` in so many seconds (not negative), and then every `interval` seconds if there is one. Whoever is not
  /// told in time is told once, not for each time missed.
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

  /// Ends it, and lets go of what it would call.
  package func cancel() { (body, due) = (nil, nil) }

  /// Calls it, in a frame at `now`.
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
  /// What is due at a frame's time is called in it, with this much slack in seconds: as much as a stage's input has.
  static let slack: CFTimeInterval = 1e-6

  /// Whether time passes only where somebody advances it.
  package var holdsTime: Bool { clock is ManualClock }

  /// Whether a timed call is still to come that comes once.
  var waitsForCall: Bool { timed.contains { $0.isOnce && !$0.isCancelled } }

  /// Makes the calls that are due, the earliest first, each as a turn of its own. What one of them adds for this instant
  /// comes with the next frame.
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
