import Foundation
import Stage
import UIKit

/// A data source and delegate that logs the table view's calls. Rows are named by section and row.
@MainActor final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: (IndexPath) -> CGFloat = { _ in 50 }
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var fill: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var identifier = "row"
  var mayHighlight = true
  var select: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: (IndexPath) -> Void = { _ in }
  private(set) var lines: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    lines.append("cell \(name(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    fill(cell, sections[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    lines.append("header gone \(section)")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights(indexPath) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    lines.append("gone \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    lines.append("shouldHighlight \(name(indexPath))")
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lines.append("didHighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lines.append("didUnhighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willSelect \(name(indexPath))")
    return select(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willDeselect \(name(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("didSelect \(name(indexPath))")
    onSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("didDeselect \(name(indexPath))")
  }
}

/// A cell that counts how often it was reused.
final class CountingCell: UITableViewCell {
  private(set) var uses = 0
  private(set) var madeAs = ""

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    madeAs = "\(style.rawValue) \(reuseIdentifier ?? "-")"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A stage of 320 × 480 points that a table view fills: nine and a half rows of 50 points, unless the log sets heights.
@MainActor final class TableScene {
  let stage: Stage
  let table: UITableView
  let log: TableLog

  init(
    _ sections: [[String]] = [(0..<100).map { "row \($0)" }], style: UITableView.Style = .plain, scale: CGFloat = 2,
    configure: (TableLog) -> Void = { _ in }
  ) {
    stage = Stage(size: CGSize(width: 320, height: 480), scale: scale)
    table = UITableView(frame: stage.window.bounds, style: style)
    log = TableLog(sections)
    configure(log)
    table.register(CountingCell.self, forCellReuseIdentifier: log.identifier)
    table.dataSource = log
    table.delegate = log
    stage.window.addSubview(table)
    stage.frame()
  }

  isolated deinit { stage.tearDown() }

  func tap(_ y: CGFloat) {
    stage.tap(at: CGPoint(x: 100, y: y))
    stage.run(for: 0.1)
  }

  /// The texts of the visible rows, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
