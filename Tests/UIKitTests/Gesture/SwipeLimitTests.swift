import Foundation
import Testing
import UIKit

/// The rows of gestures_ios26.json.
@MainActor @Suite("Recorded gestures:", .serialized) struct SwipeLimitTests {
  private struct Table: Decodable {
    struct Swipe: Decodable {
      struct Times: Decodable { let recognises, fails: Double }
      let rows: [[Double]]
      let longest_time: Times
    }
    struct Pan: Decodable { let slop: Double }
    let swipe: Swipe
    let pan: Pan
  }

  private func table() throws -> Table { try Recorded.table("gestures_ios26") }

  private struct Step {
    var x, y: CGFloat
    var time: TimeInterval
    var finger = 0
  }

  /// Returns true if fingers that go down together at a point make a swipe to the right with these steps. Positions are
  /// relative to that point, and times are in seconds since the touch.
  private func swipes(_ steps: [Step], fingers count: Int = 1) -> Bool {
    let scene = Scene()
    let swipe = UISwipeGestureRecognizer(target: scene.listener, action: Selector(Listener.received(_:)))
    (swipe.name, swipe.numberOfTouchesRequired) = ("swipe", count)
    scene.page.addGestureRecognizer(swipe)
    for finger in 0..<count { scene.fingers.down(200, 300, finger: finger, after: 0) }
    let start = scene.fingers.time
    for step in steps {
      let pause = start + step.time - scene.fingers.time
      scene.fingers.move(200 + step.x, 300 + step.y, finger: step.finger, after: pause)
    }
    return scene.log.take().contains("swipe ended")
  }

  @Test("a swipe must go far enough along its direction, and not too far across, for the time since the touch")
  func limits() throws {
    let rows = try table().swipe.rows
    #expect(rows.count == 6)
    for row in rows {
      let (time, along, across) = (row[0], row[1], row[2])
      #expect(swipes([Step(x: along, y: 0, time: time)]), "\(row)")
      #expect(!swipes([Step(x: along - 0.05, y: 0, time: time)]), "\(row)")
      for side in [1.0, -1] {
        #expect(swipes([Step(x: 60, y: side * across, time: time)]), "\(row)")
        #expect(!swipes([Step(x: 60, y: side * (across + 0.05), time: time)]), "\(row)")
      }
    }
  }

  @Test("a swipe takes half a second at most")
  func time() throws {
    let times = try table().swipe.longest_time
    #expect(swipes([Step(x: 60, y: 0, time: times.recognises)]))
    #expect(!swipes([Step(x: 60, y: 0, time: times.fails)]))
  }

  @Test("a swipe must not go back past its start, but may turn before that")
  func backwards() {
    #expect(!swipes([Step(x: -0.1, y: 0, time: 0.02), Step(x: 100, y: 0, time: 0.1)]))
    #expect(swipes([20, 10, 100].enumerated().map { Step(x: $1, y: 0, time: 0.02 * Double($0 + 1)) }))
  }

  @Test("each finger of a swipe has to stay within the limits")
  func fingers() {
    let first = Step(x: 60, y: 0, time: 0.1)
    #expect(swipes([first, Step(x: 60, y: 0, time: 0.1, finger: 1)], fingers: 2))
    #expect(!swipes([first, Step(x: 30, y: 0, time: 0.1, finger: 1)], fingers: 2))
    #expect(!swipes([first, Step(x: 60, y: 50, time: 0.1, finger: 1)], fingers: 2))
  }

  @Test("a pan begins after ten points, which its translation excludes")
  func pan() throws {
    let slop = try table().pan.slop
    for (movement, expected) in [(slop - 0.5, nil), (slop, 0), (slop + 4, 4)] as [(Double, Double?)] {
      let scene = Scene()
      var translation: CGFloat?
      scene.listener.onAction = { translation = ($0 as? UIPanGestureRecognizer)?.translation(in: nil).x }
      _ = scene.pan(on: scene.page)
      scene.fingers.down(200, 300)
      scene.fingers.move(200 + movement, 300)
      #expect(translation.map(Double.init) == expected, "\(movement)")
    }
  }
}
