import QuartzCore
import UIKit

/// A window with its own frame loop, on a clock that is set manually.
@MainActor final class Frames {
  let window: UIWindow
  let view: UIView
  private let clock: ManualClock
  /// Outlives the window, which is registered with it.
  private let loop: FrameLoop

  /// The time from which tests count, half a second after media time began.
  static let start: CFTimeInterval = 0.5

  init(endReports: EndReports = .afterFrame) {
    clock = ManualClock(now: Self.start)
    loop = FrameLoop(clock: clock, endReports: endReports)
    FrameLoop.main = loop
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    frame(at: 0)
  }

  /// Runs a frame; times count from the start.
  func frame(at time: CFTimeInterval, input: () -> Void = {}, present: () -> Void = {}) {
    clock.now = Self.start + time
    FrameLoop.main.run(
      FrameTime(timestamp: clock.now, targetTimestamp: clock.now, duration: 1 / 60), input: input,
      present: present)
  }

  /// Returns the results of `value` while the frames at these times are shown.
  func shown<Value>(at times: [CFTimeInterval], _ value: () -> Value) -> [Value] {
    var result: [Value] = []
    for time in times { frame(at: time, present: { result.append(value()) }) }
    return result
  }

  /// The x coordinate at which the view's center is shown.
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
}

func isClose(_ values: [CGFloat], _ expected: [CGFloat], within tolerance: CGFloat = 1e-4) -> Bool {
  values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
