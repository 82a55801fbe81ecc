import Stage
import Testing
import UIKit

@MainActor @Suite("A table view", .serialized) struct TablePictureTests {
  private func scene(_ style: UITableView.Style) -> TableScene {
    TableScene([["Wi-Fi", "Bluetooth", "Mobile"], ["About", "Storage"]], style: style) { log in
      log.titles = [0: "Network", 1: "General"]
      log.fill = { cell, text in
        cell.textLabel?.text = text
        if text == "Bluetooth" { cell.detailTextLabel?.text = "On, and visible" }
        cell.accessoryType = text == "Mobile" ? .checkmark : .disclosureIndicator
      }
    }
  }

  @Test("draws separators that start where texts do, and gray behind a selected row")
  func plain() throws {
    let scene = scene(.plain)
    scene.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    scene.stage.frame()
    let image = scene.stage.image()
    let line = Int(scene.table.rectForRow(at: path(0, 1)).maxY * 2) - 1
    let (paper, ink) = (image.pixel(x: 20, y: line), image.pixel(x: 200, y: line))
    #expect((paper.r, paper.g, paper.b) == (255, 255, 255))
    #expect(ink.r < 220 && ink.b > ink.r)
    #expect(image.pixel(x: 300, y: Int(scene.table.rectForRow(at: path(0, 0)).midY * 2)).r == 209)
  }

  @Test("draws groups on a background of a different color, with rounded corners if they are inset")
  func grouped() throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let scene = scene(style)
      let image = scene.stage.image()
      let row = scene.table.rectForRow(at: path(0, 0))
      #expect(row.minX == (style == .grouped ? 0 : 16))
      #expect(image.pixel(x: 400, y: 4).r == 242)
      let corner = image.pixel(x: Int(row.minX * 2), y: Int(row.minY * 2) + 1)
      #expect(corner.r == (style == .grouped ? 255 : 242))
      #expect(image.pixel(x: 400, y: Int(row.midY * 2)).r == 255)
      #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "GENERAL")
    }
  }
}
