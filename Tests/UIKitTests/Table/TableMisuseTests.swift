import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Misuse of a table view stops the program", .serialized) struct TableMisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("if an identifier has no class")
  func identifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(text(result).contains("unable to dequeue a cell with identifier x - must register a nib or a class"))
    #expect(UITableView().dequeueReusableCell(withIdentifier: "x") == nil, "without a row it answers nil")
  }

  @Test("if the number of rows does not match the update")
  func numbers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a", "b"]])
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(
      text(result).contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
          + "the update (2) must be equal to the number of rows contained in that section before the update (2), plus or "
          + "minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test("if a row does not exist")
  func row() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableScene([["a", "b"]]).table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
      }
    }
    #expect(text(result).contains("out-of-bounds row (7) when there are only 2 rows in section 0"))
  }
}
