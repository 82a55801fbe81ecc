import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Row animations of a table", .serialized) struct RowAnimationTests {
  @Test("let deleted and inserted rows fade, except none, with which they change at once", arguments: [true, false])
  func rows(fades: Bool) {
    let scene = TableScene([["a", "b", "c"]])
    let animation: UITableView.RowAnimation = fades ? .fade : .none
    let deleted = scene.table.cellForRow(at: path(0, 0))
    scene.log.sections = [["b", "c", "d"]]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [path(0, 0)], with: animation)
      scene.table.insertRows(at: [path(0, 2)], with: animation)
    }
    scene.stage.run(for: 0.1)
    let shown = [deleted, scene.table.cellForRow(at: path(0, 2))].map { $0?.layer.presentation()?.opacity ?? -1 }
    #expect(fades ? shown.allSatisfy { 0 < $0 && $0 < 1 } : shown == [0, 1])
    scene.stage.run(for: 0.5)
    #expect(deleted?.superview == nil && deleted?.alpha == 1 && scene.texts == ["b", "c", "d"])
  }
}
