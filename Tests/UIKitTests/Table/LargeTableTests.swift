import Foundation
import Stage
import Testing

@testable import UIKit

/// Counts the spans that are visited, for 1,000 and for 10,000 rows or items.
@MainActor @Suite("A table of many rows", .serialized) struct LargeTableTests {
  private func visits(_ body: () -> Void) -> Int {
    let before = SpanList.visits
    body()
    return SpanList.visits - before
  }

  /// Returns the work of scrolling past twenty rows, in the middle of a table.
  private func work(_ sections: [Int], _ configure: (TableScene) -> Void = { _ in }) -> Int {
    let scene = TableScene(sections.map { (0..<$0).map { "\($0)" } }) { log in
      log.heights = { _ in UITableView.automaticDimension }
    }
    configure(scene)
    scene.table.contentOffset.y = scene.table.contentSize.height / 2
    scene.stage.frame()
    let first = scene.table.indexPathsForVisibleRows?.first
    let work = visits {
      for _ in 0..<20 {
        scene.table.contentOffset.y += 50
        scene.stage.frame()
      }
    }
    #expect(scene.table.indexPathsForVisibleRows?.first != first)
    return work
  }

  @Test("visits no more than a logarithm of them in a frame that measures a row")
  func rows() {
    let works = [1_000, 10_000].map { work([$0]) { $0.table.estimatedRowHeight = 60 } }
    #expect(works[0] > 0 && 2 * works[1] <= 3 * works[0], "\(works)")
  }

  @Test("visits no more than a logarithm of its sections in a frame")
  func sections() {
    let works = [1_000, 10_000].map { count in
      work(Array(repeating: 1, count: count)) { $0.table.estimatedRowHeight = 60 }
    }
    #expect(works[0] > 0 && 2 * works[1] <= 3 * works[0], "\(works)")
  }

  @Test("places rows below each other, whatever their heights")
  func places() {
    let heights = (0..<1_000).map { row -> CGFloat in
      let height = CGFloat(row % 7 * 10)
      return row % 3 == 0 ? height + 1.5 : height
    }
    let scene = TableScene([[], heights.map { "\($0)" }, ["last"]]) { log in
      log.heights = { $0.section == 1 ? heights[$0.row] : 40 }
    }
    var y: CGFloat = 0
    for (row, height) in heights.enumerated() {
      #expect(scene.table.rectForRow(at: path(1, row)) == CGRect(x: 0, y: y, width: 320, height: height))
      if height > 0 { #expect(scene.table.indexPathForRow(at: CGPoint(x: 1, y: y)) == path(1, row)) }
      y += height
    }
    #expect(scene.table.rectForRow(at: path(2, 0)).minY == y)
    #expect(scene.table.contentSize.height == y + 40)
  }
}
