import Foundation
import Testing
import UIKit

/// The rows of scroll_animated_offset_ios26.json.
@MainActor @Suite("An animated content offset", .serialized) struct AnimatedOffsetTests {
  private struct Table: Decodable {
    struct Page: Decodable { let rows: [[Double?]] }
    struct Rows: Decodable {
      let rows_first: [Double]
      let frames: Int
      let last: Double
    }
    let duration: Double
    let page_375_to_750, fling_0_to_400: Page
    let table_0_to_40_3x: Rows
  }

  private func table() throws -> Table { try Recorded.table("scroll_animated_offset_ios26") }

  /// Returns the log's lines, and the offsets in frames of 1/60 s, starting `phase` frames after the call.
  private func offsets(from start: CGFloat, to end: CGFloat, scale: CGFloat, phase: Double) -> (
    [Double], lines: [String]
  ) {
    let scene = ThrowScene(offset: start, scale: scale)
    _ = scene.log.take()
    scene.view.setContentOffset(CGPoint(x: 0, y: end), animated: true)
    let begin = scene.fingers.time
    var offsets: [Double] = []
    for frame in 0..<18 {
      scene.fingers.frame(after: begin + (Double(frame) + phase) / 60 - scene.fingers.time)
      offsets.append(scene.view.contentOffset.y)
    }
    return (offsets, scene.log.take())
  }

  @Test("matches the recording in each frame: half a cosine wave, in whole pixels, over 18 frames")
  func recorded() throws {
    let table = try table()
    #expect(table.duration == 0.3)
    for (rows, start, end) in [(table.page_375_to_750.rows, 375.0, 750.0), (table.fling_0_to_400.rows, 0, 400)] {
      let (offsets, lines) = offsets(from: start, to: end, scale: 2, phase: 1)
      #expect(rows.count > 1)
      for row in rows { #expect(offsets[Int(try #require(row[0])) - 1] == row[1], "\(row)") }
      #expect(offsets[16] < end && offsets[17] == end)
      #expect(lines == ["scrolls", "didEndScrollingAnimation:"])
    }
  }

  @Test("matches the recording in frames in between, too")
  func between() throws {
    let rows = try table().table_0_to_40_3x
    // The recording's first frame is 1.4 frames after its start; 1.36 to 1.44 give the same offsets.
    let (offsets, _) = offsets(from: 0, to: rows.last, scale: 3, phase: 1.4)
    for (offset, recorded) in zip(offsets, rows.rows_first) { #expect(abs(offset - recorded) < 0.01) }
    #expect(offsets[rows.frames - 1] == rows.last)
  }
}
