import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Table view rows", .serialized) struct TableRowTests {
  @Test("without a data source has one section without rows")
  func noDataSource() {
    for style in [UITableView.Style.plain, .grouped] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0 && table.contentSize == .zero)
      #expect(table.rect(forSection: 0).height == 0 && table.visibleCells == [])
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.numberOfSections == 1 && table.indexPathsForVisibleRows == [])
    }
    let scene = TableScene([])
    #expect(scene.table.numberOfSections == 0)
    scene.table.dataSource = nil
    #expect(scene.table.numberOfSections == 1)
  }

  @Test("have cells of the registered class only while they are visible")
  func inSight() throws {
    let scene = TableScene()
    #expect(scene.log.take() == (0..<10).map { "cell 0.\($0)" })
    #expect(scene.texts == (0..<10).map { "row \($0)" })
    #expect(scene.table.contentSize == CGSize(width: 320, height: 5000))
    #expect(scene.table.indexPathsForVisibleRows == (0..<10).map { path(0, $0) })
    let cell = try #require(scene.table.cellForRow(at: path(0, 3)) as? CountingCell)
    #expect(
      cell.madeAs == "0 row" && cell.reuseIdentifier == "row"
        && cell.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(scene.table.indexPath(for: cell) == path(0, 3))
    #expect(scene.table.cellForRow(at: path(0, 10)) == nil)
  }

  @Test("pass their cells on to rows that become visible")
  func reuse() throws {
    let scene = TableScene()
    let first = try #require(scene.table.cellForRow(at: path(0, 0)) as? CountingCell)
    _ = scene.log.take()
    scene.table.contentOffset.y = 75
    scene.stage.frame()
    #expect(scene.log.take() == ["gone 0.0", "cell 0.10", "cell 0.11"])
    #expect(scene.table.cellForRow(at: path(0, 10)) === first && first.uses == 1 && first.textLabel?.text == "row 10")
    scene.table.contentOffset.y = 4520
    scene.stage.frame()
    #expect(scene.texts == (90..<100).map { "row \($0)" })
    #expect(
      scene.table.subviews.compactMap { $0 as? CountingCell }.count == 10, "what is out of sight is not in the table")
  }

  @Test("have the heights that the delegate returns, and are found by location")
  func places() {
    let scene = TableScene([["a", "b"], ["c", "d"]]) { log in log.heights = { CGFloat(20 * (1 + $0.row + $0.section)) }
    }
    #expect(scene.table.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 100, width: 320, height: 60))
    #expect(scene.table.rect(forSection: 1) == CGRect(x: 0, y: 60, width: 320, height: 100))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 59.5)) == path(0, 1))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == path(1, 0))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 170)) == nil)
    #expect(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 1, height: 50)) == [path(0, 1), path(1, 0)])
    #expect(scene.table.rectForRow(at: path(1, 9)) == .zero)
    #expect(scene.table.numberOfSections == 2 && scene.table.numberOfRows(inSection: 1) == 2)
  }

  @Test(
    "scroll to the top, the middle, the bottom, and no further than needed",
    arguments: [
      (UITableView.ScrollPosition.top, 40, 2000.0), (.middle, 40, 1785), (.bottom, 40, 1570), (.none, 40, 1570),
      (.none, 5, 0), (.top, 99, 4520), (.middle, 0, 0),
    ])
  func scrolls(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
    let scene = TableScene()
    scene.table.scrollToRow(at: path(0, row), at: position, animated: false)
    #expect(scene.table.contentOffset.y == offset)
    scene.table.contentOffset.y = 0
    scene.table.scrollToRow(at: path(0, row), at: position, animated: true)
    scene.stage.run(for: 0.5)
    #expect(scene.table.contentOffset.y == offset)
  }

  @Test("with automatic height are measured by labels or constraints when they become visible")
  func automatic() throws {
    let long = "A text that is too long for one line of a table of this width, and for two of them"
    let scene = TableScene([["short", long, "pinned"]]) { log in
      log.heights = { _ in UITableView.automaticDimension }
      log.fill = { cell, text in
        guard text == "pinned" else {
          cell.textLabel?.numberOfLines = 0
          cell.textLabel?.text = text
          return
        }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    let label = try #require(scene.table.cellForRow(at: path(0, 1))?.textLabel)
    let needed = label.sizeThatFits(CGSize(width: 288, height: 0)).height
    #expect(needed > 50)
    #expect(scene.table.rectForRow(at: path(0, 0)).height == 44)
    #expect(
      scene.table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 44, width: 320, height: (needed + 22).rounded(.up)))
    #expect(scene.table.rectForRow(at: path(0, 2)).height == 120)
    #expect(scene.table.contentSize.height == scene.table.rectForRow(at: path(0, 2)).maxY)
  }

  @Test("are read again by reloadData, which clears the selection")
  func reload() {
    let scene = TableScene([["a", "b"]])
    scene.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathForSelectedRow == path(0, 1))
    scene.log.sections = [["x"], ["y", "z"]]
    scene.table.reloadData()
    #expect(scene.table.indexPathsForSelectedRows == nil && scene.table.contentSize.height == 150)
    scene.stage.frame()
    #expect(scene.texts == ["x", "y", "z"])
  }

  @Test("have headers that stay visible with their section, and are pushed out by the next one")
  func headers() throws {
    let letters = (0..<20).map { "\($0)" }
    let scene = TableScene([letters, letters]) { $0.titles = [0: "One", 1: "Two"] }
    #expect(scene.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(scene.table.rectForRow(at: path(0, 0)).minY == 50)
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One" && header.frame.minY == 22)
    scene.table.contentOffset.y = 400
    scene.stage.frame()
    #expect(header.frame.minY == 400 && scene.table.headerView(forSection: 0) === header)
    scene.table.contentOffset.y = 1040
    scene.stage.frame()
    #expect(header.frame.minY == 1022 && scene.table.headerView(forSection: 1)?.frame.minY == 1072)
    scene.table.contentOffset.y = 1100
    scene.stage.frame()
    #expect(scene.table.headerView(forSection: 0) == nil && scene.table.headerView(forSection: 1)?.frame.minY == 1100)
  }

  @Test("move with their cells in batch updates that insert and delete")
  func changes() throws {
    let scene = TableScene([["a", "b", "c", "d"]])
    let cell = try #require(scene.table.cellForRow(at: path(0, 3)))
    scene.table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
    _ = scene.log.take()
    scene.log.sections = [["b", "n", "c", "m", "d"]]
    var ended: Bool?
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [path(0, 0)], with: .fade)
      scene.table.insertRows(at: [path(0, 1), path(0, 3)], with: .fade)
    } completion: {
      ended = $0
    }
    #expect(scene.log.take() == ["cell 0.1", "cell 0.3"])
    #expect(scene.texts == ["b", "n", "c", "m", "d"] && scene.table.cellForRow(at: path(0, 4)) === cell)
    #expect(scene.table.indexPathForSelectedRow == path(0, 4))
    scene.stage.run(for: 0.15)
    let shown = try #require(cell.layer.presentation()).frame.minY
    #expect(shown > 150 && shown < 200 && ended == nil)
    scene.stage.run(for: 0.3)
    #expect(ended == true && scene.log.take() == ["gone 0.0"] && cell.frame.minY == 200)
    scene.log.sections = [["b", "N", "c", "m", "d"]]
    scene.table.reloadRows(at: [path(0, 1)], with: .none)
    #expect(scene.texts == ["b", "N", "c", "m", "d"])
  }
}
