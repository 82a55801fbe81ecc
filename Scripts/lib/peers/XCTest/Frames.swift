// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Stage
import UIKit

/// The frames of the current test. They run in real time, sixty per second, while the main run loop does: while the test
/// waits for expectations, for a run loop or for a task. So what is scheduled on the main queue comes between them.
@MainActor
public enum Frames {
  private static var stage: Stage?
  private static var timer: Timer?
  private static var isRunning = false
  /// The system's uptime at which the stage's time is 0.
  private static var start: TimeInterval = 0
  /// The number of seconds without a frame after which the main thread was busy with something else. Its animations do
  /// not catch up with them, because nothing that it scheduled has.
  private static let longestLag = 0.25

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Creates a stage with a phone's size and scale.
  public static func begin() {
    end()
    let stage = Stage(scale: 3)
    self.stage = stage
    start = now - stage.nextTime
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { _ in MainActor.assumeIsolated { catchUp() } }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public static func end() {
    // The application does not retain the delegate that a test has set. On iOS no scene is disconnected between tests.
    UIApplication.shared.delegate = nil
    stage?.tearDown()
    stage = nil
  }

  /// Runs the main run loop for a number of seconds, or until something is done.
  public static func run(for seconds: TimeInterval, until isDone: () -> Bool) {
    let end = now + seconds
    while !isDone(), now < end {
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: min(1.0 / 60, end - now)))
      catchUp()
    }
  }

  /// Runs asynchronous work, and the main run loop until it has ended.
  static func run(_ work: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do {
        try await work()
        result = .success(())
      } catch { result = .failure(error) }
    }
    while result == nil { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1.0 / 60)) }
    try result?.get()
  }

  /// Runs the frames that are due, unless one is running, because code in a frame may run a run loop.
  private static func catchUp() {
    let now = now
    guard !isRunning, let stage else { return }
    if now - start - stage.nextTime > longestLag { start = now - stage.nextTime }
    isRunning = true
    defer { isRunning = false }
    while stage === self.stage, stage.nextTime <= now - start { stage.frame() }
  }
}
