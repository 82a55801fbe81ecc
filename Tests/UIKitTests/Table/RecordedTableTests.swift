import Testing
import UIKit

/// The rows of tables_ios26.json that are not new in iOS 26.
@MainActor @Suite("Recorded tables", .serialized) struct RecordedTableTests {
  private struct Table: Decodable {
    let above_first_plain_header, first_untitled_grouped_top, label_x: CGFloat
  }

  @Test("have the recorded space above the first header and before a text")
  func room() throws {
    let rows = try Recorded.table("tables_ios26", as: Table.self)
    let plain = TableScene([["a"]]) { $0.titles = [0: "One"] }
    #expect(plain.table.rectForHeader(inSection: 0).minY == rows.above_first_plain_header)
    let grouped = TableScene([["a"]], style: .grouped)
    #expect(grouped.table.rectForRow(at: path(0, 0)).minY == rows.first_untitled_grouped_top)
    let cell = try #require(grouped.table.cellForRow(at: path(0, 0)))
    #expect(cell.textLabel?.convert(CGPoint.zero, to: cell).x == rows.label_x)
  }
}
