import UIKit

extension Stage {
  /// The pointer goes to a point of the window, with no button held, or leaves it (nil): in the first frame at or after
  /// `time` (seconds since the stage began; nil: the next frame's).
  public func hover(_ point: CGPoint?, at time: TimeInterval? = nil) {
    let time = time ?? nextTime
    schedule(at: time) { [unowned self] in
      UIApplication.shared.send(hover: point, at: mediaTime(at: time), in: window)
    }
  }

  /// A notch of a wheel with the pointer at a point of the window. What is there is to move by `delta`, in points.
  public func wheel(_ delta: CGPoint, at point: CGPoint, time: TimeInterval? = nil) {
    let time = time ?? nextTime
    send(ScrollInput(.discrete, location: point, delta: delta, timestamp: mediaTime(at: time)), at: time)
  }

  /// Two fingers on a trackpad that move what is under the pointer by `delta`, evenly in `steps` steps during `duration`
  /// from the next frame on, rest for `hold` seconds, and are lifted, or stay where `release` is false.
  public func scroll(
    by delta: CGPoint, at point: CGPoint, duration: TimeInterval, steps: Int = 12, hold: TimeInterval = 0,
    release: Bool = true
  ) {
    precondition(steps > 0, "scrolling needs a step")
    let start = nextTime
    func send(_ phase: ScrollInput.Phase, _ delta: CGPoint, at time: TimeInterval) {
      self.send(
        ScrollInput(
          .continuous, phase, location: point, delta: delta, timestamp: mediaTime(at: time)), at: time)
    }
    send(.began, .zero, at: start)
    let part = CGPoint(x: delta.x / CGFloat(steps), y: delta.y / CGFloat(steps))
    for step in 1...steps { send(.moved, part, at: start + duration * (Double(step) / Double(steps))) }
    if release { send(.ended, .zero, at: start + duration + hold) }
  }

  private func send(_ input: ScrollInput, at time: TimeInterval) {
    schedule(at: time) { [unowned self] in UIApplication.shared.send(input, in: window) }
  }
}
