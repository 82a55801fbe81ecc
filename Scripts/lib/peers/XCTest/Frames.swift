// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import Stage

/// The frames of the current test. They run while it waits: one after the other for an expectation, sixty per second
/// for a run loop or a task.
@MainActor
public enum Frames {
  private static var stage: Stage?
  private static var timer: (any DispatchSourceTimer)?
  private static var isRunning = false

  /// Creates a stage with a phone's size and scale.
  public static func begin() {
    end()
    stage = Stage(scale: 3)
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1.0 / 60)
    timer.setEventHandler { MainActor.assumeIsolated { frame() } }
    timer.resume()
    self.timer = timer
  }

  public static func end() {
    stage?.tearDown()
    stage = nil
  }

  static func run(for seconds: TimeInterval, until isDone: () -> Bool) {
    guard let stage else { return }
    let end = stage.time + seconds
    while !isDone(), stage.nextTime <= end {
      frame()
      RunLoop.main.run(mode: .default, before: Date())
    }
  }

  /// Runs a frame, unless one is running, because code in a frame may run a run loop.
  private static func frame() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    stage?.frame()
  }
}
