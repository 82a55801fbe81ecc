import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A touch on a table view", .serialized) struct TableSelectionTests {
  @Test("selects a row, and deselects the previous one")
  func selects() throws {
    let scene = TableScene()
    _ = scene.log.take()
    scene.tap(120)
    #expect(
      scene.log.take() == [
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
      ])
    let cell = try #require(scene.table.cellForRow(at: path(0, 2)))
    #expect(cell.isSelected && !cell.isHighlighted && scene.table.indexPathForSelectedRow == path(0, 2))
    scene.tap(20)
    #expect(
      scene.log.take() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0", "willDeselect 0.2",
        "didDeselect 0.2", "didSelect 0.0",
      ])
    #expect(!cell.isSelected && scene.table.indexPathsForSelectedRows == [path(0, 0)])
  }

  @Test("highlights a row once it has rested, and a drag removes the highlight")
  func drags() throws {
    let scene = TableScene()
    _ = scene.log.take()
    scene.stage.touch(.began, at: CGPoint(x: 100, y: 120))
    scene.stage.run(for: 0.1)
    #expect(scene.log.take() == [])
    scene.stage.run(for: 0.1)
    #expect(scene.log.take() == ["shouldHighlight 0.2", "didHighlight 0.2"])
    #expect(scene.table.cellForRow(at: path(0, 2))?.isHighlighted == true)
    scene.stage.touch(.moved, at: CGPoint(x: 100, y: 105))
    scene.stage.frame()
    #expect(scene.log.take() == ["didUnhighlight 0.2"])
    scene.stage.touch(.ended, at: CGPoint(x: 100, y: 105))
    scene.stage.run(for: 0.1)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("follows the delegate's decisions")
  func refused() {
    let scene = TableScene()
    _ = scene.log.take()
    scene.log.mayHighlight = false
    scene.tap(20)
    #expect(scene.log.take() == ["shouldHighlight 0.0"])
    scene.log.mayHighlight = true
    scene.log.select = { _ in nil }
    scene.tap(20)
    #expect(scene.log.take().last == "willSelect 0.0" && scene.table.indexPathForSelectedRow == nil)
    scene.log.select = { path($0.section, $0.row + 1) }
    scene.tap(20)
    #expect(scene.log.take().last == "didSelect 0.1" && scene.table.indexPathForSelectedRow == path(0, 1))
    scene.table.allowsSelection = false
    scene.tap(120)
    #expect(scene.log.take() == [])
  }

  @Test("selects several rows with allowsMultipleSelection, and deselects them again")
  func several() {
    let scene = TableScene()
    scene.table.allowsMultipleSelection = true
    for y in [120.0, 20] { scene.tap(y) }
    #expect(scene.table.indexPathsForSelectedRows == [path(0, 2), path(0, 0)])
    _ = scene.log.take()
    scene.tap(120)
    #expect(scene.log.take().suffix(2) == ["willDeselect 0.2", "didDeselect 0.2"])
    #expect(scene.table.indexPathsForSelectedRows == [path(0, 0)])
  }

  @Test("differs from selection by code, which does not call the delegate")
  func byCode() {
    let scene = TableScene()
    _ = scene.log.take()
    scene.table.selectRow(at: path(0, 50), animated: false, scrollPosition: .top)
    #expect(scene.table.contentOffset.y == 2500)
    scene.stage.frame()
    #expect(scene.table.cellForRow(at: path(0, 50))?.isSelected == true, "a cell that comes later is told")
    scene.table.deselectRow(at: path(0, 50), animated: false)
    #expect(scene.table.cellForRow(at: path(0, 50))?.isSelected == false)
    #expect(scene.log.take().allSatisfy { $0.hasPrefix("cell") || $0.hasPrefix("gone") })
  }

  /// A view in front of the rows, which a hit test answers with the table.
  private final class Cover: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      bounds.contains(point) ? superview?.subviews.first { $0 is UITableView } : nil
    }
  }

  @Test("selects the row at its location, whatever view it is on") func location() {
    let scene = TableScene()
    let (above, inside) = (Cover(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
    scene.stage.window.addSubview(above)
    inside.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    scene.table.addSubview(inside)
    scene.stage.frame()
    for (y, row) in [(20.0, 0), (120.0, 2)] {
      scene.tap(y)
      #expect(scene.table.indexPathForSelectedRow == path(0, row))
    }
  }

  @Test("selects no row of a cell without user interaction, nor below a floating header") func refusedByView() {
    let scene = TableScene { $0.titles = [0: "header"] }
    scene.table.cellForRow(at: path(0, 2))?.isUserInteractionEnabled = false
    scene.tap(scene.table.rectForRow(at: path(0, 2)).midY)
    scene.table.contentOffset.y = 500
    scene.stage.frame()
    scene.tap(5)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 100, y: 505)) != nil)
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.tap(100)
    #expect(scene.table.indexPathForSelectedRow == scene.table.indexPathForRow(at: CGPoint(x: 100, y: 600)))
  }

  private final class Rows: UITableViewController {
    var chosen: [Int] = []
    var scrolled = false
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled = true }
  }

  @Test("calls a table view controller's overrides, and the selection is cleared when it appears again")
  func controller() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let rows = Rows(style: .grouped)
    stage.window.rootViewController = rows
    stage.frame()
    #expect(rows.tableView.visibleCells.count == 3 && rows.tableView.style == .grouped)
    stage.tap(at: CGPoint(x: 50, y: rows.tableView.rectForRow(at: path(0, 1)).midY))
    stage.run(for: 0.1)
    #expect(rows.chosen == [1] && rows.tableView.indexPathForSelectedRow == path(0, 1))
    rows.beginAppearanceTransition(false, animated: false)
    rows.endAppearanceTransition()
    rows.beginAppearanceTransition(true, animated: false)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    rows.endAppearanceTransition()
    rows.tableView.contentOffset.y = 5
    #expect(rows.scrolled)
  }
}
