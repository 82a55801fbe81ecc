import Stage
import Testing
import UIKit

/// A view that logs its touches.
private final class TouchLog: UIView {
  struct Entry: Equatable, CustomStringConvertible {
    var name: String
    var frame: Int
    var location: CGPoint
    var time: TimeInterval
    var description: String { "\(name) in frame \(frame) at \(location), \(time) s" }
  }

  weak var stage: Stage?
  var entries: [Entry] = []

  private func log(_ name: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let time = ((touch.timestamp - Stage.mediaTimeAtStart) * 1e6).rounded() / 1e6
      let entry = Entry(name: name, frame: stage?.frameIndex ?? -1, location: touch.location(in: nil), time: time)
      entries.append(entry)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }
}

@Suite("Touches on a stage", .serialized) @MainActor struct StageInputTests {
  private func withLog(fps: Double = 10, _ body: (Stage, TouchLog) -> Void) {
    let stage = Stage(fps: fps)
    let log = TouchLog(frame: stage.window.bounds)
    log.stage = stage
    stage.window.addSubview(log)
    body(stage, log)
  }

  @Test("arrive in the first frame at or after their time, each with its own time")
  func due() {
    withLog { stage, log in
      stage.touch(.moved, at: CGPoint(x: 3, y: 4), time: 0.25)
      stage.touch(.began, at: CGPoint(x: 1, y: 2), time: 0.2)
      stage.touch(.moved, at: CGPoint(x: 5, y: 6), time: 0.28)
      stage.touch(.moved, at: CGPoint(x: 6, y: 6), time: 0.300_000_9)
      stage.touch(.moved, at: CGPoint(x: 7, y: 6), time: 0.300_002)
      stage.touch(.ended, at: CGPoint(x: 7, y: 8), time: 0.5)
      stage.run(untilTime: 0.6)
      #expect(
        log.entries == [
          .init(name: "began", frame: 2, location: CGPoint(x: 1, y: 2), time: 0.2),
          .init(name: "moved", frame: 3, location: CGPoint(x: 3, y: 4), time: 0.25),
          .init(name: "moved", frame: 3, location: CGPoint(x: 5, y: 6), time: 0.28),
          .init(name: "moved", frame: 3, location: CGPoint(x: 6, y: 6), time: 0.300_001),
          .init(name: "moved", frame: 4, location: CGPoint(x: 7, y: 6), time: 0.300_002),
          .init(name: "ended", frame: 5, location: CGPoint(x: 7, y: 8), time: 0.5),
        ])
    }
  }

  @Test("of a tap begin and end at the same time")
  func tap() {
    withLog { stage, log in
      stage.tap(at: CGPoint(x: 9, y: 9), time: 0.1)
      stage.run(untilTime: 0.3)
      #expect(
        log.entries == [
          .init(name: "began", frame: 1, location: CGPoint(x: 9, y: 9), time: 0.1),
          .init(name: "ended", frame: 1, location: CGPoint(x: 9, y: 9), time: 0.1),
        ])
    }
  }

  @Test("of a drag move evenly, rest, and end")
  func drag() {
    withLog { stage, log in
      stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.2, steps: 2, hold: 0.3, time: 0.1)
      stage.run(untilTime: 1)
      #expect(log.entries.map(\.name) == ["began", "moved", "moved", "ended"])
      #expect(log.entries.map(\.frame) == [1, 2, 3, 6])
      #expect(log.entries.map(\.location.x) == [100, 60, 20, 20])
    }
  }

  @Test("are ordered with scheduled closures, and a closure that one adds for now runs in the next frame")
  func schedule() {
    withLog { stage, log in
      var order: [String] = []
      stage.schedule(time: 0.2) {
        order.append("scheduled in frame \(stage.frameIndex), \(log.entries.count) touches before")
        stage.schedule(time: 0.2) { order.append("added in frame \(stage.frameIndex)") }
      }
      stage.touch(.began, at: CGPoint(x: 1, y: 1), time: 0.15)
      stage.touch(.ended, at: CGPoint(x: 1, y: 1), time: 0.2)
      stage.run(untilTime: 0.5)
      #expect(order == ["scheduled in frame 2, 1 touches before", "added in frame 3"])
    }
  }

  @Test("are released with their window when the stage is torn down while a finger is down")
  func tornDown() {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      window = stage.window
      stage.touch(.began, at: CGPoint(x: 100, y: 100))
      stage.frame()
      stage.tearDown()
    }
    #expect(window == nil)
  }
}
