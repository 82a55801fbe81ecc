import QuartzCore
import UIKit

/// Fingers on a window, with one event for each call, by default 16 milliseconds apart.
@MainActor final class Fingers {
  let window: UIWindow
  private let clock = ManualClock(now: 0)
  /// Outlives the window, which is registered with it.
  private let loop: FrameLoop
  var time: TimeInterval = 1
  let interval: TimeInterval = 0.016

  /// Creates a window with its own clock and frame loop.
  init() {
    loop = FrameLoop(clock: clock)
    FrameLoop.main = loop
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
  }

  /// Runs a frame without touches after a pause.
  func frame(after pause: TimeInterval) {
    time += pause
    clock.now = time
    FrameLoop.main.run(FrameTime(timestamp: time, targetTimestamp: time, duration: interval))
  }

  /// Begins the next turn of the run loop, at the same time.
  func turn() { frame(after: 0) }

  func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0, after pause: TimeInterval? = nil) {
    time += pause ?? interval
    clock.now = time
    let input = TouchInput(id: finger, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
    UIApplication.shared.send([input], in: window)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after pause: TimeInterval? = nil) {
    send(.began, x, y, finger: finger, after: pause)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after pause: TimeInterval? = nil) {
    send(.moved, x, y, finger: finger, after: pause)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after pause: TimeInterval? = nil) {
    send(.ended, x, y, finger: finger, after: pause)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, after pause: TimeInterval? = nil) {
    down(x, y, after: pause)
    up(x, y)
  }
}

/// A log of calls, in order.
@MainActor final class Log {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The target of a gesture recognizer, which logs the recognizer's states.
@MainActor final class Listener {
  let log: Log
  var onAction: ((UIGestureRecognizer) -> Void)?

  init(log: Log) { self.log = log }

  func received(_ recognizer: UIGestureRecognizer) {
    log.add("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction?(recognizer)
  }
}

/// A view that logs its touches.
final class TouchView: UIView {
  let name: String
  let log: Log
  var refuses: ((UIGestureRecognizer) -> Bool)?

  init(_ name: String, log: Log, frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refuses?(gestureRecognizer) != true
  }

  private func tell(_ what: String, _ touches: Set<UITouch>) {
    let phases = Set(touches.map { "\($0.phase)" })
    log.add("\(name) \(what)\(phases == [what] ? "" : " as \(phases)")\(touches.count == 1 ? "" : " \(touches.count)")")
  }
}

/// A delegate made of closures.
@MainActor final class Rules: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var simultaneously: (UIGestureRecognizer) -> Bool = { _ in false }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var holdsBack: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneously(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { holdsBack(otherGestureRecognizer) }
}

/// A window with a page in it and a button on the page, which log their touches.
@MainActor struct Scene {
  let log = Log()
  let fingers = Fingers()
  let page: TouchView
  let button: TouchView
  let listener: Listener

  init() {
    page = TouchView("page", log: log, frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    button = TouchView("button", log: log, frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    listener = Listener(log: log)
    fingers.window.addSubview(page)
    page.addSubview(button)
  }

  func pan(_ name: String = "pan", on view: UIView) -> UIPanGestureRecognizer {
    add(UIPanGestureRecognizer(target: listener, action: Selector(Listener.received(_:))), name, view)
  }

  func tap(_ name: String = "tap", on view: UIView, taps: Int = 1) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(target: listener, action: Selector(Listener.received(_:))), name, view)
    tap.numberOfTapsRequired = taps
    return tap
  }

  private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, _ view: UIView) -> R {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}
