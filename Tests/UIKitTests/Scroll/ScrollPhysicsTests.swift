import Foundation
import Testing
import UIKit

/// The rows of scroll_physics_ios26.json: how drags begin and end, and when content comes to rest.
@MainActor @Suite("A scroll view and recorded drags:", .serialized) struct ScrollPhysicsTests {
  private struct Table: Decodable {
    struct Deceleration: Decodable {
      struct End: Decodable {
        let v, seconds: Double
        let from, rest: CGFloat
      }
      let clock_start_after_lift_s: Double
      let ends: [End]
    }
    struct EndSpring: Decodable {
      struct Ends: Decodable { let release, run_into: Double }
      let did_end_decelerating_after_lift_s: Ends
    }
    struct Band: Decodable {
      let rows_offset_for_finger_beyond: [[CGFloat]]
    }
    struct Slop: Decodable {
      let rows_travel_to_offset: [[CGFloat]]
    }
    struct Order: Decodable {
      let rows: [String]
    }
    struct Hold: Decodable {
      let trace: String
      let step_points, step_ms, held_ms: Double
      let velocity: CGFloat
      let decelerate: Bool
    }
    let deceleration: Deceleration
    let end_spring: EndSpring
    let rubber_band: Band
    let slop, first_move_larger_than_slop: Slop
    let order_of_release: Order
    let held_still_before_lift: [Hold]
  }

  private func table() throws -> Table { try Recorded.table("scroll_physics_ios26") }

  @Test("content beyond its end follows the finger as recorded, in whole pixels")
  func rubberBand() throws {
    for row in try table().rubber_band.rows_offset_for_finger_beyond {
      let scene = ThrowScene()
      scene.move(by: row[0] + 10, every: 0.016, times: 1)
      #expect(abs(scene.view.contentOffset.y + row[1]) < 1e-4, "\(row)")
    }
  }

  @Test("a drag counts except for its first ten points, in one move or in many")
  func slop() throws {
    for row in try table().slop.rows_travel_to_offset {
      let scene = ThrowScene()
      scene.move(by: -3, every: 0.016, times: Int(row[0] / 3))
      #expect(scene.view.contentOffset.y == row[1], "\(row)")
    }
    for row in try table().first_move_larger_than_slop.rows_travel_to_offset {
      let scene = ThrowScene()
      scene.log.onWillBeginDragging = { #expect($0.contentOffset == .zero) }
      scene.move(by: -row[0], every: 0.016, times: 1)
      #expect(scene.view.contentOffset.y == row[1], "\(row)")
    }
  }

  @Test("a release calls the delegate in the recorded order")
  func order() throws {
    let scene = ThrowScene(offset: 5000)
    scene.move(by: -12, every: 0.016, times: 10)
    _ = scene.log.take()
    scene.lift()
    scene.frame(atSecondsAfterLift: 0.1)
    scene.frame(atSecondsAfterLift: 3)
    let names = [
      "willEndDragging": "scrollViewWillEndDragging(velocity points/ms, target)",
      "didEndDragging(true)": "scrollViewDidEndDragging(decelerate)",
      "willBeginDecelerating": "scrollViewWillBeginDecelerating", "scrolls": "...",
      "didEndDecelerating": "scrollViewDidEndDecelerating (same tick as the last offset)",
    ]
    let notified = scene.log.take().map { String($0.prefix { $0 != ":" && $0 != " " }) }
    #expect(notified.map { names[$0] ?? $0 } == (try table().order_of_release.rows))
    #expect(scene.log.steps.last?.time == scene.fingers.time)
  }

  @Test("thrown content rests at the recorded offset, in the recorded frame and not before")
  func ends() throws {
    let deceleration = try table().deceleration
    for end in deceleration.ends {
      let scene = ThrowScene(offset: end.from - end.v * 0.16 + 10)
      scene.move(by: -end.v * 0.016, every: 0.016, times: 10)
      scene.lift()
      #expect(scene.view.contentOffset.y == end.from)
      let delay = deceleration.clock_start_after_lift_s
      scene.frame(atSecondsAfterLift: end.seconds - delay - 1 / 60)
      #expect(scene.view.isDecelerating)
      scene.frame(atSecondsAfterLift: end.seconds - delay)
      #expect(!scene.view.isDecelerating && abs(scene.view.contentOffset.y - end.rest) < 1e-3)
    }
  }

  @Test("content is back at its end in the recorded frame and not before")
  func returns() throws {
    let ends = try table().end_spring.did_end_decelerating_after_lift_s
    for (start, step, pause, count, seconds, end) in [
      (0, 5, 0.008, 120, ends.release, 0), (38598, -50, 0.016, 10, ends.run_into, 39148),
    ] as [(CGFloat, CGFloat, Double, Int, Double, CGFloat)] {
      let scene = ThrowScene(offset: start)
      scene.move(by: step, every: pause, times: count)
      scene.lift()
      scene.frame(atSecondsAfterLift: seconds - 0.0008 - 1 / 60)
      #expect(scene.view.isDecelerating)
      scene.frame(atSecondsAfterLift: seconds - 0.0008)
      #expect(!scene.view.isDecelerating && scene.view.contentOffset.y == end)
    }
  }

  @Test("a finger that is held still before the lift does not throw the content")
  func held() throws {
    // The other recording, of touches that stand still but have a velocity, contradicts this one.
    let row = try #require(try table().held_still_before_lift.first { $0.trace == "touch_calib" })
    let scene = ThrowScene()
    scene.move(by: -row.step_points, every: row.step_ms / 1000, times: 60)
    scene.lift(after: row.held_ms / 1000)
    #expect(scene.log.velocity?.y == row.velocity && scene.view.isDecelerating == row.decelerate)
  }
}
