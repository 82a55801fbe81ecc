import Foundation

/// The times of the frames of a display whose rate changes.
struct FrameSchedule {
  /// A run of evenly spaced frames that starts with the frame `first` at the time `start`.
  private struct Part {
    var first: Int
    var start: TimeInterval
    var fps: Double
  }

  private var parts: [Part]

  /// - Parameters:
  ///   - fps: The rate at the beginning.
  ///   - changes: Rates by the time at which they begin. The first frame at or after that time is the first whose
  ///     distance to the next frame changes.
  init(fps: Double, changes: [TimeInterval: Double]) {
    parts = [Part(first: 0, start: 0, fps: fps)]
    for (time, fps) in changes.sorted(by: { $0.key < $1.key }) {
      precondition(fps > 0 && fps.isFinite && time >= 0, "a display needs a positive number of frames a second")
      let last = parts[parts.count - 1]
      let frames = max(((time - last.start) * last.fps - InputQueue.slack).rounded(.up), 0)
      parts.append(Part(first: last.first + Int(frames), start: last.start + frames / last.fps, fps: fps))
    }
  }

  /// Returns a frame's time, in seconds since the stage began.
  func time(ofFrame index: Int) -> TimeInterval {
    let part = part(ofFrame: index)
    return part.start + Double(index - part.first) / part.fps
  }

  /// Returns the rate after a frame, in frames per second.
  func fps(after index: Int) -> Double { part(ofFrame: index).fps }

  var highestRate: Double { parts.map(\.fps).max() ?? 60 }

  private func part(ofFrame index: Int) -> Part { parts.last { $0.first <= index } ?? parts[0] }
}
