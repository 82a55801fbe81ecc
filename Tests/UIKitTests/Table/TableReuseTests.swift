import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Reused cells and headers of a table view", .serialized) struct TableReuseTests {
  @Test("are not selected when they are filled for another row")
  func states() {
    let scene = TableScene()
    scene.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    var selected: [Bool] = []
    scene.log.fill = { cell, _ in selected.append(cell.isSelected) }
    scene.table.contentOffset.y = 75
    scene.stage.frame()
    #expect(selected == [false, false])
  }

  @Test("are created only for rows that have a height and start above the lower edge")
  func edges() {
    let scene = TableScene { log in log.heights = { $0.row == 1 ? 0 : 48 } }
    #expect(scene.log.take() == ([0] + Array(2...10)).map { "cell 0.\($0)" })
  }

  @Test("stay where an app has moved them until the table gives them another frame")
  func moved() throws {
    let scene = TableScene()
    let cell = try #require(scene.table.cellForRow(at: path(0, 1)))
    let row = scene.table.rectForRow(at: path(0, 1))
    UIView.animate(withDuration: 0.3) { cell.center.y -= 30 }
    scene.table.bringSubviewToFront(cell)
    scene.stage.frame()
    #expect(cell.frame == row.offsetBy(dx: 0, dy: -30))
    scene.table.contentOffset.y = 10
    scene.stage.run(for: 0.4)
    #expect(cell.frame == row.offsetBy(dx: 0, dy: -30))
    scene.table.reloadData()
    scene.stage.frame()
    #expect(scene.table.cellForRow(at: path(0, 1))?.frame == row)
  }

  private func measured() -> TableScene {
    TableScene { log in
      log.heights = { _ in UITableView.automaticDimension }
      log.fill = { cell, text in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "\(text)\nhas a\nsecond line, and a third one"
      }
    }
  }

  @Test("that are measured above the visible rows do not move them")
  func estimates() {
    let scene = measured()
    scene.table.contentOffset.y = 2000
    scene.stage.frame()
    func place(_ row: Int) -> CGFloat { scene.table.rectForRow(at: path(0, row)).minY - scene.table.contentOffset.y }
    let row = scene.table.indexPathsForVisibleRows?[2].row ?? 0
    let before = place(row)
    scene.table.contentOffset.y -= 100
    scene.stage.frame()
    #expect(scene.table.rectForRow(at: path(0, row - 3)).height > 60)
    #expect(place(row) == before + 100)
  }

  @Test("are measured again for a new width, and keep their heights when rows are inserted")
  func measures() {
    let scene = measured()
    let high = scene.table.rectForRow(at: path(0, 2)).height
    scene.table.frame.size.width = 160
    scene.stage.frame()
    let higher = scene.table.rectForRow(at: path(0, 2)).height
    #expect(high > 60 && higher > high)
    scene.table.contentOffset.y = 3000
    scene.stage.frame()
    scene.log.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [path(0, 0)], with: .none)
    #expect(scene.table.rectForRow(at: path(0, 3)).height == higher)
  }

  @Test("that are headers are reused, and the delegate is notified when they disappear")
  func headers() {
    let letters = (0..<20).map { "\($0)" }
    let scene = TableScene([letters, letters]) { $0.titles = [0: "One", 1: "Two"] }
    let first = scene.table.headerView(forSection: 0)
    scene.table.contentOffset.y = 1100
    scene.stage.frame()
    #expect(scene.log.take().filter { $0.hasPrefix("header") } == ["header gone 0"])
    #expect(first != nil && scene.table.headerView(forSection: 1) === first)
    #expect(first?.textLabel?.text == "Two")
  }

  @Test("that are footers stay above the lower edge, and below the start of their section")
  func footers() {
    let letters = (0..<20).map { "\($0)" }
    let scene = TableScene([letters, letters]) { $0.footers = [0: "One", 1: "Two"] }
    #expect(scene.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 1000, width: 320, height: 28))
    #expect(scene.table.footerView(forSection: 0)?.frame.minY == 452)
    scene.table.contentOffset.y = 558
    scene.stage.frame()
    #expect(scene.table.footerView(forSection: 0)?.frame.minY == 1000)
    #expect(scene.table.footerView(forSection: 1)?.frame.minY == 1028)
  }

  @Test("are scrolled to the middle of the area within the insets")
  func middle() {
    let scene = TableScene()
    scene.table.contentInset.top = 100
    scene.table.scrollToRow(at: path(0, 40), at: .middle, animated: false)
    #expect(scene.table.contentOffset.y == 1735)
  }
}
