import Foundation
import Testing
import UIKit

/// The offsets recorded on iOS, frame by frame.
@MainActor @Suite("A scroll view and recorded offsets:", .serialized) struct ScrollTraceTests {
  struct Throw: Sendable, CustomTestStringConvertible {
    let trace: String
    /// The offset at the start, and the finger's equal steps: points down the screen, and seconds.
    let start, step, seconds: Double
    let count: Int
    /// The offset at the lift.
    let lifted: Double
    /// The time at which content starts to move, in milliseconds after the lift, fitted to the trace.
    let delay: Double
    /// The number of rows that match exactly. The others are off by one pixel, as close as whole pixels can show.
    let exact: Int
    var testDescription: String { trace }
  }

  nonisolated static let throwRows = [
    Throw(
      trace: "decel_v750", start: 4964, step: -12, seconds: 0.016, count: 10, lifted: 5074, delay: 0.9, exact: 18),
    Throw(
      trace: "decel_v3000", start: 4856, step: -48, seconds: 0.016, count: 10, lifted: 5326, delay: 0.9, exact: 20),
    Throw(
      trace: "edge_impact", start: 38598, step: -50, seconds: 0.016, count: 10, lifted: 39088, delay: 0.9, exact: 44),
    Throw(trace: "release", start: 0, step: 5, seconds: 0.008, count: 120, lifted: -235, delay: 0.77, exact: 43),
  ]

  /// Returns the milliseconds after the lift and the offset in points.
  private func rows(of trace: String) throws -> [(time: Double, offset: Double)] {
    try Recorded.columns("scroll_traces_ios26").filter { $0[0] == trace }.map { row in
      let offset = try #require(Double(row[2]))
      return (try #require(Double(row[1])), trace == "edge_impact" ? offset + 39000 : offset)
    }
  }

  @Test("thrown content, at its end and released beyond it, too, has the recorded offsets", arguments: throwRows)
  func trace(row: Throw) throws {
    let scene = ThrowScene(offset: row.start)
    scene.move(by: row.step, every: row.seconds, times: row.count)
    scene.lift()
    #expect(scene.view.contentOffset.y == row.lifted && scene.view.isDecelerating)
    #expect(abs(try #require(scene.log.velocity).y + row.step / row.seconds / 1000) < 1e-9, "it is the finger's own")
    let rows = try rows(of: row.trace)
    var here: [Double] = []
    // The last two rows of a return belong to one frame: content is set to its end in the frame that brings it near.
    let ticks = rows.indices.filter { $0 == 0 || rows[$0].time - rows[$0 - 1].time > 1 }.map { rows[$0].time }
    for tick in ticks {
      #expect(scene.view.isDecelerating, "\(tick)")
      let known = scene.log.steps.count
      scene.frame(atSecondsAfterLift: (tick - row.delay) / 1000)
      let steps = scene.log.steps[known...].map { Double($0.offset.y) }
      here += steps.isEmpty ? [Double(scene.view.contentOffset.y)] : steps
    }
    #expect(here.count == rows.count)
    let pixels = zip(here, rows).map { Int((($0 - $1.offset) * 3).rounded()) }
    #expect(pixels.allSatisfy { abs($0) <= 1 } && pixels.filter { $0 == 0 }.count == row.exact, "\(pixels)")
  }
}
