import Stage
import Testing
import UIKit

/// Events of touches, in order. A star means that the control was highlighted at the event.
@MainActor @Suite("Controls:", .serialized) final class UIControlTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 400, height: 400)) }
  private var stage: Stage { lazyStage.stage }
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private lazy var log: EventLog = {
    stage.window.addSubview(control)
    stage.frame()
    return EventLog(control)
  }()

  /// Returns the events of a touch that moves one step per frame. The first step begins it, and the last one ends it.
  private func trace(_ points: [CGPoint], ending: UITouch.Phase = .ended) -> [String] {
    let log = log
    for (index, point) in points.enumerated() {
      stage.touch(index == 0 ? .began : index == points.count - 1 ? ending : .moved, at: point)
      stage.frame()
    }
    return log.take()
  }

  private let inside = CGPoint(x: 150, y: 125)

  @Test("a tap sends down, then up inside")
  func tap() {
    #expect(trace([inside, inside]) == ["down*", "upInside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test("a drag inside the control sends an event for every move")
  func dragInside() {
    let events = trace([inside, CGPoint(x: 160, y: 125), CGPoint(x: 170, y: 125), CGPoint(x: 170, y: 125)])
    #expect(events == ["down*", "dragInside*", "dragInside*", "upInside"])
  }

  @Test("dragging out of the control and back sends exit and enter once each, without a highlight outside")
  func exitAndEnter() {
    let events = trace([
      inside, CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 310), CGPoint(x: 150, y: 140), CGPoint(x: 150, y: 141),
      CGPoint(x: 150, y: 141),
    ])
    #expect(
      events == [
        "down*", "dragOutside", "dragExit", "dragOutside", "dragInside*", "dragEnter*", "dragInside*", "upInside",
      ])
  }

  @Test("lifting the finger outside sends up outside")
  func upOutside() {
    #expect(
      trace([inside, CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 300)])
        == ["down*", "dragOutside", "dragExit", "upOutside"])
  }

  /// The bounds' bottom edge is at 150; observed slop: 70 points.
  @Test("up to 70 points outside the bounds count as inside", arguments: [(219.5, "upInside"), (220.5, "upOutside")])
  func slop(y: Double, last: String) {
    #expect(trace([inside, CGPoint(x: 150, y: y), CGPoint(x: 150, y: y)]).last == last)
  }

  @Test("a cancelled touch sends cancel and nothing after it")
  func cancel() {
    #expect(
      trace([inside, CGPoint(x: 151, y: 125), inside], ending: .cancelled) == ["down*", "dragInside*", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test("a second tap in the same position also sends a repeat")
  func tapTwice() {
    #expect(trace([inside, inside]) == ["down*", "upInside"])
    #expect(trace([inside, inside]) == ["down*", "downRepeat*", "upInside"])
  }

  @Test("a disabled control sends nothing and keeps the touch from views behind it")
  func disabled() {
    control.isEnabled = false
    #expect(trace([inside, inside]) == [])
    #expect(stage.window.hitTest(inside, with: nil) === control)
    #expect(control.state == .disabled)
  }

  @Test("a second finger is not tracked")
  func secondFinger() {
    control.isMultipleTouchEnabled = true
    let log = log
    stage.touch(.began, at: inside, id: 0)
    stage.frame()
    stage.touch(.began, at: CGPoint(x: 110, y: 110), id: 1)
    stage.frame()
    stage.touch(.ended, at: CGPoint(x: 110, y: 110), id: 1)
    stage.frame()
    stage.touch(.ended, at: inside, id: 0)
    stage.frame()
    #expect(log.take() == ["down*", "upInside"])
  }

  @Test("a pan gesture recognizer that takes the touch cancels it")
  func takenOver() {
    stage.window.addGestureRecognizer(UIPanGestureRecognizer())
    let events = trace([inside, CGPoint(x: 155, y: 125), CGPoint(x: 190, y: 125), CGPoint(x: 195, y: 125)])
    #expect(events == ["down*", "dragInside*", "cancel"])
  }

  @Test("states combine, starting with normal")
  func states() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
  }

  @Test("subclasses decide about tracking, and are called in order")
  func tracking() {
    final class Tracker: UIControl {
      var calls: [String] = []
      var moves = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin \(isTracking) \(isTouchInside)")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        moves += 1
        calls.append("continue \(isTouchInside)")
        return moves < 2
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    _ = log
    let tracker = Tracker(frame: control.frame)
    stage.window.addSubview(tracker)
    let events = EventLog(tracker)
    _ = trace([inside, CGPoint(x: 160, y: 125), CGPoint(x: 170, y: 125), CGPoint(x: 170, y: 125)])
    // The second move ends the tracking: nothing more is sent.
    #expect(tracker.calls == ["begin true true", "continue true", "continue true"])
    #expect(events.take() == ["down*", "dragInside*"])
    #expect(!tracker.isHighlighted)
    tracker.moves = -9
    tracker.calls = []
    _ = trace([inside, CGPoint(x: 160, y: 125), CGPoint(x: 160, y: 125)])
    #expect(tracker.calls == ["begin true true", "continue true", "end"])
  }
}
