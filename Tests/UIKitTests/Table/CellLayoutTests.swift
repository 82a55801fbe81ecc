import Stage
import Testing
import UIKit

@MainActor @Suite("The parts of a table view cell", .serialized) struct CellLayoutTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("are mirrored from right to left, and a disclosure indicator points the other way")
  func mirrored() throws {
    for type in [UITableViewCell.AccessoryType.checkmark, .disclosureIndicator] {
      let cells = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { attribute in
        cell(.default) {
          $0.accessoryType = type
          $0.semanticContentAttribute = attribute
        }
      }
      let signs = try cells.map { try #require($0.subviews.first { $0 is UIImageView }) }
      let room = 320 - cells[0].contentView.frame.width
      #expect(cells.map(\.contentView.frame.minX) == [0, room] && room > 20)
      #expect(signs[1].frame.minX == 320 - signs[0].frame.maxX && signs[0].frame.minX >= 320 - room)
      #expect(signs[0].transform.isIdentity)
      #expect(signs[1].transform.a == (type == .disclosureIndicator ? -1 : 1))
    }
  }

  @Test("leave room for each other: a value beside its text, and an indented text")
  func room() throws {
    let long = cell(.value1) {
      $0.textLabel?.text = "A text that is rather long"
      $0.detailTextLabel?.text = "and a value that is long, too"
    }
    let (text, value) = (try #require(long.textLabel).frame, try #require(long.detailTextLabel).frame)
    #expect(value.minX >= text.maxX + 5 && value.maxX == 304 && value.width > 20)
    let moved = cell(.default) {
      $0.textLabel?.text = "moved"
      ($0.indentationLevel, $0.indentationWidth) = (2, 15)
    }
    #expect(moved.textLabel?.frame.minX == 46)
  }

  @Test(
    "are in the readable width of a wide table that follows it, and as before on a phone",
    arguments: [320, 1000] as [CGFloat])
  func readable(width: CGFloat) {
    let stage = Stage(size: CGSize(width: width, height: 400))
    let log = TableLog([["a", "b"]])
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (log, log)
    stage.window.addSubview(table)
    func texts() -> [ClosedRange<CGFloat>?] {
      stage.frame()
      return table.visibleCells.map { cell in cell.textLabel.map { $0.frame.minX...$0.frame.maxX } }
    }
    let plain: ClosedRange<CGFloat> = width == 320 ? 16...304 : 20...980
    #expect(!table.cellLayoutMarginsFollowReadableWidth && texts() == [plain, plain])
    table.cellLayoutMarginsFollowReadableWidth = true
    let readable = width == 320 ? plain : 164...836
    #expect(texts() == [readable, readable] && table.separatorInset.left == readable.lowerBound)
    #expect(table.visibleCells.map(\.contentView.layoutMargins.left) == [readable.lowerBound, readable.lowerBound])
    table.cellLayoutMarginsFollowReadableWidth = false
    #expect(texts() == [plain, plain])
  }

  @Test("include a separator that goes from edge to edge in the last row of a group")
  func lines() {
    let scene = TableScene([["a", "b"], ["c"]], style: .grouped)
    let image = scene.stage.image()
    let dark = (0..<2).map { row in
      image.pixel(x: 4, y: Int(scene.table.rectForRow(at: path(0, row)).maxY * 2) - 1).r < 230
    }
    #expect(dark == [false, true])
  }
}
