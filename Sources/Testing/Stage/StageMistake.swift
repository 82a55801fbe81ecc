import CoreGraphics
import Foundation

/// Records mistakes in the use of a stage as issues of the running test.
package protocol StageMistakeRecording: AnyObject {
  static func record(_ text: String, at caller: StageCaller?)
}

/// The line of a test that calls a stage.
package struct StageCaller: Sendable {
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

/// A mistake in the use of a stage.
enum StageMistake {
  static let severalStages = """
    two stages are used at once. There is one screen and one clock, so creating a stage tears down the previous one. Run \
    tests serially: mark each suite .serialized, and run `swift test --no-parallel`. In one test, do not use a stage after \
    you create the next one.
    """

  /// Records a mistake with `ContainerKitTesting`, if the program has it, and prints it to standard error otherwise.
  static func report(_ text: String, at caller: StageCaller? = nil) {
    let recorder: AnyClass? = NSClassFromString("ContainerKitTesting.StageMistakeRecorder")
    if let recorder = recorder as? any StageMistakeRecording.Type {
      recorder.record(text, at: caller)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }

  /// Returns a number of steps of a gesture: 1 instead of one that is not positive, which is a mistake.
  static func steps(_ steps: Int, at caller: StageCaller) -> Int {
    if steps > 0 { return steps }
    report("a gesture needs a positive number of steps, not \(steps)", at: caller)
    return 1
  }

  /// Returns a rate: 60 instead of one that is no positive number, which is a mistake.
  static func rate(_ fps: Double, at caller: StageCaller?) -> Double {
    if fps > 0, fps.isFinite { return fps }
    report("a display needs a positive number of frames a second, not \(fps)", at: caller)
    return 60
  }

  /// Returns changes of a rate, without those that are a mistake.
  static func rates(_ changes: [TimeInterval: Double], at caller: StageCaller?) -> [TimeInterval: Double] {
    changes.filter { time, fps in
      if time >= 0, time.isFinite, fps > 0, fps.isFinite { return true }
      report(
        "a rate starts at 0 or later, and is a positive number of frames a second, not \(fps) at \(time)", at: caller)
      return false
    }
  }

  /// Returns a size and a scale: the default ones instead of those that show nothing, which is a mistake.
  @MainActor static func display(_ size: CGSize, scale: CGFloat, at caller: StageCaller?) -> (
    size: CGSize, scale: CGFloat
  ) {
    if size.width > 0, size.height > 0, scale > 0, (size.width * size.height * scale).isFinite { return (size, scale) }
    report(
      "a stage needs a positive size and scale, not \(size.width) x \(size.height) points at \(scale) pixels a point",
      at: caller)
    return (Stage.defaultSize, 1)
  }
}
