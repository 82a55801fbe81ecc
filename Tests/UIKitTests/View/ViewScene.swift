import QuartzCore
import UIKit

/// A window with its own frame loop, whose frames a test runs one by one.
@MainActor final class ViewScene {
  let window: UIWindow
  private let clock = ManualClock(now: 100)

  init(size: CGSize = CGSize(width: 320, height: 480)) {
    FrameLoop.main = FrameLoop(clock: clock)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  /// A scene whose window shows a controller.
  convenience init(root: UIViewController) {
    self.init()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func frame() {
    let now = clock.now
    FrameLoop.main.run(FrameTime(timestamp: now, targetTimestamp: now, duration: 1 / 60))
    clock.now = now + 1 / 60
  }
}

/// A log of calls, in order.
@MainActor final class CallLog {
  var lines: [String] = []

  /// Returns the lines since the last call of this function.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Returns the runtime issues that are reported while a closure runs.
@MainActor func issuesReported(_ body: () -> Void) -> [String] {
  let before = RuntimeIssues.handler
  defer { RuntimeIssues.handler = before }
  nonisolated(unsafe) var lines: [String] = []
  RuntimeIssues.handler = { lines.append($0) }
  body()
  return lines
}
