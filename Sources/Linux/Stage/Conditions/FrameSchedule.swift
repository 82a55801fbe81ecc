import Foundation

/// When the frames of a display come whose rate changes.
struct FrameSchedule {
  /// Frames from `first` on come at `start` and then evenly.
  private struct Part {
    var first: Int
    var start: TimeInterval
    var fps: Double
  }

  private var parts: [Part]

  /// - Parameters:
  ///   - fps: The rate at the beginning.
  ///   - changes: Rates by the time from which they hold: the first frame at or after it is the first with that distance to
  ///     its next.
  init(fps: Double, changes: [TimeInterval: Double]) {
    parts = [Part(first: 0, start: 0, fps: fps)]
    for (time, fps) in changes.sorted(by: { $0.key < $1.key }) {
      precondition(fps > 0 && fps.isFinite && time >= 0, "a display needs a positive number of frames a second")
      let last = parts[parts.count - 1]
      let frames = max(((time - last.start) * last.fps - InputQueue.slack).rounded(.up), 0)
      parts.append(Part(first: last.first + Int(frames), start: last.start + frames / last.fps, fps: fps))
    }
  }

  /// In seconds since the stage began.
  func time(ofFrame index: Int) -> TimeInterval {
    let part = part(ofFrame: index)
    return part.start + Double(index - part.first) / part.fps
  }

  /// Frames a second from a frame on.
  func fps(after index: Int) -> Double { part(ofFrame: index).fps }

  var highestRate: Double { parts.map(\.fps).max() ?? 60 }

  private func part(ofFrame index: Int) -> Part { parts.last { $0.first <= index } ?? parts[0] }
}
