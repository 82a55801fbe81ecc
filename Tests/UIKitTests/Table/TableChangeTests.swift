import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("An update of a table view", .serialized) struct TableChangeTests {
  @Test("keeps the cells and the selection of sections that move up")
  func sections() {
    let scene = TableScene([["a"], ["b"], ["c", "d"]])
    scene.table.selectRow(at: path(2, 1), animated: false, scrollPosition: .none)
    let cell = scene.table.cellForRow(at: path(2, 1))
    scene.log.sections.removeFirst()
    scene.table.deleteSections([0], with: .fade)
    scene.stage.run(for: 0.5)
    #expect(scene.texts == ["b", "c", "d"] && scene.table.indexPathsForSelectedRows == [path(1, 1)])
    #expect(cell != nil && scene.table.cellForRow(at: path(1, 1)) === cell && cell?.frame.minY == 100)
  }

  @Test("keeps the cells of rows that another row moves past")
  func moves() {
    let scene = TableScene([["a", "b", "c", "d"]])
    let cells = (0..<4).map { scene.table.cellForRow(at: path(0, $0)) }
    scene.log.sections = [["b", "c", "d", "a"]]
    scene.table.moveRow(at: path(0, 0), to: path(0, 3))
    scene.stage.run(for: 0.5)
    #expect((0..<4).map { scene.table.cellForRow(at: path(0, $0)) } == [cells[1], cells[2], cells[3], cells[0]])
    #expect(scene.texts == ["b", "c", "d", "a"] && cells.map { $0?.frame.minY } == [150, 0, 50, 100])
  }

  @Test("moves a section with its cells and its selection, in a batch whose closure does not escape")
  func movedSection() {
    let scene = TableScene([["a", "b"], ["c"], ["d"]])
    scene.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    let cells = [path(0, 0), path(0, 1), path(1, 0), path(2, 0)].map { scene.table.cellForRow(at: $0) }
    func move(_ updates: () -> Void) { scene.table.performBatchUpdates(updates) }
    move {
      scene.log.sections = [["c"], ["d"], ["a", "b"]]
      scene.table.moveSection(0, toSection: 2)
    }
    #expect(scene.table.indexPathsForSelectedRows == [path(2, 1)])
    scene.stage.run(for: 0.5)
    #expect(scene.texts == ["c", "d", "a", "b"] && cells.map { $0?.frame.minY } == [100, 150, 0, 50])
  }

  @Test("in a subclass goes through its own method, with a closure that escapes or not")
  func overridden() {
    final class Counting: UITableView {
      var calls = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let table = Counting(frame: .zero, style: .plain)
    let escaping: (() -> Void)? = {}
    table.performBatchUpdates {}
    table.performBatchUpdates(escaping)
    table.performBatchUpdates(nil)
    #expect(table.calls == 3)
  }

  @Test("fades out cells, which are opaque when they are reused")
  func fading() {
    let scene = TableScene()
    scene.log.sections[0].removeFirst()
    scene.table.deleteRows(at: [path(0, 0)], with: .fade)
    scene.stage.run(for: 0.5)
    _ = scene.log.take()
    scene.table.contentOffset.y = 30
    scene.stage.frame()
    #expect(scene.log.take() == ["cell 0.10"])
    #expect((scene.table.cellForRow(at: path(0, 10)) as? CountingCell)?.uses == 1)
    #expect(scene.table.visibleCells.map(\.alpha) == Array(repeating: 1, count: 11))
  }

  @Test("is not needed for a row that is tapped, which is selected when the delegate is notified")
  func selection() {
    let scene = TableScene()
    var seen: [IndexPath?] = []
    scene.log.onSelect = { [table = scene.table] _ in seen.append(table.indexPathForSelectedRow) }
    scene.tap(120)
    #expect(seen == [path(0, 2)])
  }

  @Test(
    "is not needed to deselect: a controller does after viewWillAppear, or before viewDidAppear if that is animated")
  func controller() {
    final class Watched: UITableViewController {
      var seen: [String] = []
      private func note(_ call: String) { seen.append("\(call) \(tableView.indexPathForSelectedRow?.row ?? -1)") }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will")
      }
      override func viewDidAppear(_ animated: Bool) {
        note("did")
        super.viewDidAppear(animated)
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let (controller, log) = (Watched(style: .plain), TableLog([["a", "b"]]))
    controller.tableView.register(CountingCell.self, forCellReuseIdentifier: log.identifier)
    controller.tableView.dataSource = log
    stage.window.rootViewController = controller
    stage.frame()
    var rows: [[String]] = []
    for (clears, animated) in [(false, false), (false, true), (true, false), (true, true)] {
      controller.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      controller.clearsSelectionOnViewWillAppear = clears
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      controller.seen = []
      controller.beginAppearanceTransition(true, animated: animated)
      controller.seen.append("between \(controller.tableView.indexPathForSelectedRow?.row ?? -1)")
      controller.endAppearanceTransition()
      rows.append(controller.seen)
    }
    #expect(
      rows == [
        ["will 1", "between 1", "did 1"], ["will 1", "between 1", "did 1"],
        ["will 1", "between -1", "did -1"], ["will 1", "between 1", "did -1"],
      ])
  }
}
