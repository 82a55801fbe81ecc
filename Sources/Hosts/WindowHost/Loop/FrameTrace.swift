import QuartzCore

/// Writes a line to standard error for each frame: its start, the durations of drawing and presenting, the areas drawn,
/// and the latency of its oldest input. It is on if the environment has CONTAINERKIT_TRACE.
struct FrameTrace {
  private var oldestInput: CFTimeInterval?
  private var began: CFTimeInterval = 0
  private var wasDrawn: CFTimeInterval = 0

  static func fromEnvironment() -> FrameTrace? {
    ProcessInfo.processInfo.environment["CONTAINERKIT_TRACE"] == nil ? nil : FrameTrace()
  }

  mutating func input(at time: CFTimeInterval) { oldestInput = oldestInput ?? time }

  mutating func begin(at time: CFTimeInterval) { began = time }

  mutating func drawn(at time: CFTimeInterval) { wasDrawn = time }

  mutating func endWithoutChange(at time: CFTimeInterval) {
    wasDrawn = time
    presented([], at: time)
  }

  mutating func presented(_ areas: [PixelArea], at time: CFTimeInterval) {
    let positions = areas.map { "\($0.width)x\($0.height)+\($0.x)+\($0.y)" }.joined(separator: " ")
    var line = String(
      format: "frame %.6f draw %.2f ms present %.2f ms area ", began, (wasDrawn - began) * 1000,
      (time - wasDrawn) * 1000)
    line += positions.isEmpty ? "none" : positions
    if let oldestInput { line += String(format: " input-to-present %.2f ms", (time - oldestInput) * 1000) }
    oldestInput = nil
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
