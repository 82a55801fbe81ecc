import UIKit

extension Stage {
  /// Moves the pointer to a point of the window, with no button down, in the first frame at or after a time.
  ///
  /// - Parameters:
  ///   - point: The location, in points of the window; nil if the pointer leaves the window.
  ///   - time: Seconds since the stage began; nil for the next frame.
  public func hover(at point: CGPoint?, time: TimeInterval? = nil) {
    let time = time ?? nextTime
    schedule(time: time) { [unowned self] in
      UIApplication.shared.send(hover: point, at: mediaTime(at: time), in: window)
    }
  }

  /// Turns a wheel by one notch, with the pointer at a point of the window. It asks to move the content there by
  /// `delta`, in points.
  public func wheel(_ delta: CGPoint, at point: CGPoint, time: TimeInterval? = nil) {
    let time = time ?? nextTime
    send(ScrollInput(.discrete, location: point, delta: delta, timestamp: mediaTime(at: time)), time: time)
  }

  /// Scrolls with two fingers on a trackpad, starting with the next frame.
  ///
  /// - Parameters:
  ///   - delta: The distance to move the content under the pointer, in points.
  ///   - point: The pointer's location, in points of the window.
  ///   - duration: The duration of the movement, in seconds.
  ///   - steps: The number of moves.
  ///   - hold: The time for which the fingers rest before they are lifted, in seconds.
  ///   - release: `false` to keep the fingers down.
  ///   - fileID: The caller's file, at which a mistake is recorded, as with the other three.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  public func scroll(
    by delta: CGPoint, at point: CGPoint, duration: TimeInterval, steps: Int = 12, hold: TimeInterval = 0,
    release: Bool = true,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let caller = StageCaller(fileID: fileID, filePath: filePath, line: line, column: column)
    let steps = StageMistake.steps(steps, at: caller)
    let start = nextTime
    func send(_ phase: ScrollInput.Phase, _ delta: CGPoint, time: TimeInterval) {
      self.send(
        ScrollInput(.continuous, phase, location: point, delta: delta, timestamp: mediaTime(at: time)), time: time)
    }
    send(.began, .zero, time: start)
    let part = CGPoint(x: delta.x / CGFloat(steps), y: delta.y / CGFloat(steps))
    for step in 1...steps { send(.moved, part, time: start + duration * (Double(step) / Double(steps))) }
    if release { send(.ended, .zero, time: start + duration + hold) }
  }

  private func send(_ input: ScrollInput, time: TimeInterval) {
    schedule(time: time) { [unowned self] in UIApplication.shared.send(input, in: window) }
  }
}
