import QuartzCore

/// The deadlines of recognizers, in media time. The first frame at or after a deadline performs its action. A display
/// link requests frames while there are deadlines.
@MainActor final class GestureTimers: NSObject {
  private struct Deadline {
    let recognizer: UIGestureRecognizer
    let time: CFTimeInterval
    /// Deadlines at the same frame are handled in the order in which they were scheduled.
    let number: Int
    let action: () -> Void
  }

  private var deadlines: [ObjectIdentifier: Deadline] = [:]
  private var count = 0
  private var link: CADisplayLink?
  private weak var loop: FrameLoop?

  /// Replaces the recognizer's deadline.
  func schedule(for recognizer: UIGestureRecognizer, after interval: CFTimeInterval, _ action: @escaping () -> Void) {
    cancel(for: recognizer)
    count += 1
    deadlines[ObjectIdentifier(recognizer)] = Deadline(
      recognizer: recognizer, time: CACurrentMediaTime() + interval, number: count, action: action)
    if link == nil || loop !== FrameLoop.main {
      link?.invalidate()
      link = CADisplayLink(target: self, selector: Selector(GestureTimers.tick(_:)))
      link?.add(to: .main, forMode: .common)
      loop = .main
    }
  }

  func hasDeadline(for recognizer: UIGestureRecognizer) -> Bool { deadlines[ObjectIdentifier(recognizer)] != nil }

  func cancel(for recognizer: UIGestureRecognizer) {
    deadlines[ObjectIdentifier(recognizer)] = nil
    stopIfIdle()
  }

  private func tick(_ link: CADisplayLink) {
    // A frame's time is a multiple of its interval, and a deadline is a sum: rounding must not cost a frame.
    let now = link.timestamp + 1e-6
    for deadline in deadlines.values.filter({ $0.time <= now }).sorted(by: { $0.number < $1.number }) {
      deadlines[ObjectIdentifier(deadline.recognizer)] = nil
      deadline.action()
    }
    stopIfIdle()
  }

  private func stopIfIdle() {
    guard deadlines.isEmpty else { return }
    link?.invalidate()
    link = nil
  }
}
