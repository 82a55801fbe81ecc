import Stage
import UIKit

/// Logs a scroll view's delegate calls: all of them in one list, with the steps of a movement as one line, and each
/// offset with its time.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var steps: [(time: Double, offset: CGPoint)] = []
  var now: () -> Double = { 0 }
  /// Takes the offset at which the content would come to rest, and returns the one to use.
  var aim: (CGPoint) -> CGPoint = { $0 }
  private(set) var target: CGPoint?
  private(set) var velocity: CGPoint?
  var onWillBeginDragging: (UIScrollView) -> Void = { _ in }
  var onScroll: (UIScrollView) -> Void = { _ in }
  var onEndDecelerating: (UIScrollView) -> Void = { _ in }
  var onEndDragging: (UIScrollView) -> Void = { _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ line: String) { lines.append(line) }

  private func note(_ line: String, _ view: UIScrollView) {
    var states: [String] = []
    if view.isTracking { states.append("tracking") }
    if view.isDragging { states.append("dragging") }
    if view.isDecelerating { states.append("decelerating") }
    lines.append(([line] + states).joined(separator: " "))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    steps.append((now(), scrollView.contentOffset))
    if lines.last?.hasPrefix("scrolls") != true { note("scrolls", scrollView) }
    onScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging:", scrollView)
    onWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging:", scrollView)
    self.velocity = velocity
    target = targetContentOffset.pointee
    targetContentOffset.pointee = aim(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate)):", scrollView)
    onEndDragging(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating:", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating:", scrollView)
    onEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation:", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("insets") }
}

/// A stage with a scroll view that fills it. Closures of the log and of the views must not retain the scene, which
/// would leak with its stage.
@MainActor final class ScrollScene {
  let stage: Stage
  let view: UIScrollView
  let log = ScrollLog()

  init(
    size: CGSize = CGSize(width: 320, height: 480), content: CGSize = CGSize(width: 320, height: 10000),
    scale: CGFloat = 1, fps: Double = 60, view: @MainActor (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }
  ) {
    stage = Stage(size: size, scale: scale, fps: fps)
    self.view = view(CGRect(origin: .zero, size: size))
    stage.window.addSubview(self.view)
    self.view.contentSize = content
    self.view.delegate = log
    log.now = { [weak stage] in stage?.time ?? 0 }
    stage.frame()
  }

  isolated deinit { stage.tearDown() }

  /// Returns the nearest whole pixel.
  func pixel(_ points: CGFloat) -> CGFloat { (points * stage.scale + 0.5).rounded(.down) / stage.scale }

  /// Moves a finger at constant speed for `duration` seconds, rests, and lifts it. Runs the frames up to the lift.
  func drag(
    from start: CGPoint = CGPoint(x: 160, y: 240), by movement: CGPoint, duration: Double = 0.2, hold: Double = 0,
    release: Bool = true
  ) {
    stage.drag(
      from: start, to: CGPoint(x: start.x + movement.x, y: start.y + movement.y), duration: duration, hold: hold,
      release: release)
    stage.run(for: duration + hold + 1 / stage.fps)
  }

  /// Flicks the content, which moves at this velocity, in points per second, when the finger is lifted.
  func flick(from start: CGPoint = CGPoint(x: 160, y: 240), velocity: CGPoint) {
    drag(from: start, by: CGPoint(x: -velocity.x * 0.2, y: -velocity.y * 0.2))
  }
}

let wholeFlick = [
  "willBeginDragging: tracking dragging", "scrolls tracking dragging", "willEndDragging: tracking dragging",
  "didEndDragging(true): tracking", "willBeginDecelerating: tracking decelerating", "scrolls decelerating",
  "didEndDecelerating:",
]
