import UIKit

extension Stage {
  /// Adds a touch for the first frame at or after a time. The touch's timestamp is its own time, not the frame's.
  ///
  /// - Parameters:
  ///   - phase: The touch's phase.
  ///   - point: The location, in points of the window.
  ///   - time: Seconds since the stage began, with 1 µs of slack; nil for the next frame.
  ///   - id: The number of the finger.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval? = nil, id: Int = 0) {
    let time = time ?? nextTime
    let touch = TouchInput(id: id, phase: phase, location: point, timestamp: mediaTime(at: time))
    input.add(.touch(touch), at: time)
  }

  /// Runs an action in the input phase of the first frame at or after a time, in order with the touches.
  public func schedule(time: TimeInterval? = nil, _ action: @escaping () -> Void) {
    input.add(.action(action), at: time ?? nextTime)
  }

  /// Adds a touch that begins and ends in the same frame: the next one, or the first at or after a time.
  public func tap(at point: CGPoint, time: TimeInterval? = nil, id: Int = 0) {
    touch(.began, at: point, time: time, id: id)
    touch(.ended, at: point, time: time, id: id)
  }

  /// Adds the touches of a drag. They are delivered when you run the frames.
  ///
  /// - Parameters:
  ///   - first: The location at which the finger goes down.
  ///   - last: The location to which it moves, at a constant speed.
  ///   - duration: The duration of the movement, in seconds.
  ///   - steps: The number of moves.
  ///   - hold: The time for which the finger rests before it goes up, in seconds.
  ///   - release: `false` to keep the finger down.
  ///   - start: The time at which the finger goes down, in seconds since the stage began; nil for the next frame.
  ///   - id: The number of the finger.
  ///   - fileID: The caller's file, at which a mistake is recorded, as with the other three.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  public func drag(
    from first: CGPoint, to last: CGPoint, duration: TimeInterval, steps: Int = 12, hold: TimeInterval = 0,
    release: Bool = true, time start: TimeInterval? = nil, id: Int = 0,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let caller = StageCaller(fileID: fileID, filePath: filePath, line: line, column: column)
    let steps = StageMistake.steps(steps, at: caller)
    let start = start ?? nextTime
    touch(.began, at: first, time: start, id: id)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point = CGPoint(x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part)
      touch(.moved, at: point, time: start + duration * part, id: id)
    }
    if release { touch(.ended, at: last, time: start + duration + hold, id: id) }
  }
}
