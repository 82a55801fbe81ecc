import Foundation
import Stage
import Testing
import UIKit

/// The values of rubberband_scroll.json, on a scroll view that a finger moves.
@MainActor @Suite("A scroll view and measured values:", .serialized) struct ScrollFactTests {
  private static func table(here: String = #filePath) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: here).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("QuartzCoreTests/Facts/rubberband_scroll.json")
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  @Test("content beyond its end follows the finger as in the table")
  func rubberBand() throws {
    let rows = try #require(try Self.table()["computed"] as? [[Double]])
    #expect(rows.count == 88)
    for row in rows {
      let scene = ScrollScene(size: CGSize(width: 100, height: 1100), scale: 3)
      scene.view.frame.size.height = row[1]
      // The ten points before the pan begins move nothing.
      scene.stage.touch(.began, at: CGPoint(x: 50, y: 10))
      scene.stage.touch(.moved, at: CGPoint(x: 50, y: 20))
      scene.stage.touch(.moved, at: CGPoint(x: 50, y: 20 + row[0]))
      scene.stage.frame()
      #expect(abs(scene.view.contentOffset.y - scene.pixel(-row[2])) < 1e-9, "\(row)")
    }
  }

  @Test("thrown content slows down and stops as in the table")
  func deceleration() throws {
    let deceleration = try #require(try Self.table()["deceleration"] as? [String: Any])
    let rows = try #require(deceleration["computed"] as? [[String: Any]])
    #expect(rows.count == 12)
    for row in rows {
      let (velocity, rate) = (try #require(row["v0"] as? Double), try #require(row["rate"] as? Double))
      let scene = ScrollScene(size: CGSize(width: 320, height: 1400), scale: 3, fps: 500)
      scene.view.contentOffset.y = 5000
      scene.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      scene.flick(from: CGPoint(x: 160, y: 700), velocity: CGPoint(x: 0, y: velocity))
      let (begin, time) = (scene.view.contentOffset.y, scene.stage.time)
      let stop = try #require(row["stop_time_at_10pt_s"] as? Double)
      let movement = try #require(row["stop_distance"] as? Double)
      #expect(abs(try #require(scene.log.velocity).y - velocity / 1000) < 1e-9)
      #expect(abs(try #require(scene.log.target).y - scene.pixel(begin + movement)) < 1e-6)
      for sample in try #require(row["samples"] as? [[Double]]) where sample[0] < stop {
        scene.stage.run(untilTime: time + sample[0])
        let position = scene.pixel(begin + sample[1])
        #expect(abs(scene.view.contentOffset.y - position) < 1e-6, "\(velocity) \(rate) \(sample)")
      }
      scene.stage.run(until: { !scene.view.isDecelerating })
      #expect(abs(scene.view.contentOffset.y - scene.pixel(begin + movement)) < 1e-6)
      let late = scene.stage.time - time - stop
      #expect(late > -1e-6 && late <= 0.002 + 1e-6, "it stops in the first frame after \(stop) s, not \(late) s later")
    }
  }

  @Test("content that hits its end at velocity v goes v / (10 · 1.2⁶) beyond, and comes back")
  func bounce() {
    for velocity in [400.0, 1500, 3000] {
      let scene = ScrollScene(size: CGSize(width: 320, height: 1400), scale: 3, fps: 500)
      scene.view.contentOffset.y = 10000 - 1400 - velocity * 0.2 - 50
      scene.flick(from: CGPoint(x: 160, y: 1200), velocity: CGPoint(x: 0, y: velocity))
      let movement = 8600 - scene.view.contentOffset.y
      #expect(movement > 50 && movement < 70)
      scene.stage.run(until: { !scene.view.isDecelerating })
      let peak = (velocity - movement / 0.499) / (10 * pow(1.2, 6))
      let furthest = (scene.log.steps.map(\.offset.y).max() ?? 0) - 8600
      #expect(abs(furthest - peak) < 1 / 6.0 + 0.02, "\(velocity): \(furthest), \(peak), half a pixel between")
      #expect(scene.view.contentOffset.y == 8600)
    }
  }

  @Test("content released beyond its end comes back exponentially, at 10 per second, up to half a point")
  func release() {
    let scene = ScrollScene(scale: 3, fps: 500)
    scene.drag(by: CGPoint(x: 0, y: 210), hold: 0.2)
    let (begin, time) = (scene.view.contentOffset.y, scene.stage.time)
    // The row of 200 points in a view of 480.
    #expect(abs(begin - scene.pixel(-89.49152542372882)) < 1e-9 && scene.log.velocity == .zero)
    for step in [0.01, 0.02, 0.05, 0.1, 0.2, 0.4] {
      scene.stage.run(untilTime: time + step)
      #expect(abs(scene.view.contentOffset.y - scene.pixel(begin * exp(-10 * step))) < 1e-6, "\(step)")
    }
    scene.stage.run(until: { !scene.view.isDecelerating })
    #expect(scene.view.contentOffset == .zero)
    let late = scene.stage.time - time - log(-begin / 0.5) / 10
    #expect(late > -1e-6 && late <= 0.002 + 1e-6)
    #expect(scene.log.steps.suffix(2).map(\.time) == [scene.stage.time, scene.stage.time], "one frame, two steps")
  }
}
