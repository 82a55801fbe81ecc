import UIKit

extension Stage {
  /// Puts a touch down for the first frame at or after `time` (seconds since the stage began, 1 µs of slack; nil: the
  /// next frame's). `point` is in points of the window. The touch's timestamp is its own time, not the frame's.
  public func touch(_ phase: UITouch.Phase, _ point: CGPoint, at time: TimeInterval? = nil, id: Int = 0) {
    let time = time ?? nextTime
    let touch = TouchInput(id: id, phase: phase, location: point, timestamp: mediaTime(at: time))
    input.add(.touch(touch), at: time)
  }

  /// Has `action` run in the input phase of the first frame at or after `time`, in order with the touches.
  public func schedule(at time: TimeInterval? = nil, _ action: @escaping () -> Void) {
    input.add(.action(action), at: time ?? nextTime)
  }

  /// Down and up at one instant, in the next frame or the first at or after `time`.
  public func tap(_ point: CGPoint, at time: TimeInterval? = nil, id: Int = 0) {
    touch(.began, point, at: time, id: id)
    touch(.ended, point, at: time, id: id)
  }

  /// A finger that goes down in the next frame (or at `start`), moves evenly in `steps` steps during `duration`, rests
  /// for `hold` seconds and goes up, or stays down where `release` is false. Only puts the touches down: run the frames.
  public func drag(
    from first: CGPoint, to last: CGPoint, duration: TimeInterval, steps: Int = 12, hold: TimeInterval = 0,
    release: Bool = true, at start: TimeInterval? = nil, id: Int = 0
  ) {
    precondition(steps > 0, "a drag needs a step")
    let start = start ?? nextTime
    touch(.began, first, at: start, id: id)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point = CGPoint(x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part)
      touch(.moved, point, at: start + duration * part, id: id)
    }
    if release { touch(.ended, last, at: start + duration + hold, id: id) }
  }
}
