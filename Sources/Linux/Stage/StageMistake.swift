import Foundation

/// Records mistakes in the use of a stage as issues of the running test.
package protocol StageMistakeRecording: AnyObject {
  static func record(_ text: String)
}

/// A mistake in the use of a stage.
enum StageMistake {
  static let severalStages = """
    two stages are used at once. There is one screen and one clock, so creating a stage tears down the previous one. Run \
    tests serially: mark each suite .serialized, and run `swift test --no-parallel`. In one test, do not use a stage after \
    you create the next one.
    """

  /// Records a mistake with `ContainerKitTesting`, if the program has it, and prints it to standard error otherwise.
  static func report(_ text: String) {
    let recorder: AnyClass? = NSClassFromString("ContainerKitTesting.StageMistakeRecorder")
    if let recorder = recorder as? any StageMistakeRecording.Type {
      recorder.record(text)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
