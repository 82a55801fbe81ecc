import Foundation
import QuartzCore

/// Animated insertions, deletions and moves of rows. They take 0.3 s (a guess: list-14).
extension UITableView {
  func beginChanges() {
    if changeDepth == 0 { changes = ListChanges() }
    // Reads the state before the changes.
    _ = geometry
    changeDepth += 1
  }

  func change(_ animation: RowAnimation, _ note: (inout ListChanges) -> Void) {
    beginChanges()
    if var noted = changes {
      note(&noted)
      if animation != .none { noted.fades = true }
      changes = noted
    }
    endChanges(nil)
  }

  func endChanges(_ completion: ((Bool) -> Void)?) {
    guard changeDepth > 0 else { return }
    changeDepth -= 1
    guard changeDepth == 0, let changes else { return }
    self.changes = nil
    apply(changes, completion)
  }

  private func apply(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    release(selects: false)
    let shifts = ListShifts(changes)
    let old = geometry
    var new = readGeometry()
    let before = old.sections.map(\.count)
    let after = new.sections.map(\.count)
    if let objection = changes.objection(old: before, new: after, of: .table, in: self) {
      fatalError(objection)
    }
    keepMeasures(of: old, in: &new, changes, shifts)
    keepBandMeasures(of: old, in: &new, changes, shifts)
    knownGeometry = new
    selectedPaths = selectedPaths.compactMap { path in
      changes.deletedRows.contains(path) ? nil : shifts.row(path).flatMap { new.contains($0) ? $0 : nil }
    }
    let gone = moveCells(changes, shifts)
    for (band, view) in bands.shown { dropBand(band, view) }
    bands.measured = [:]
    guard window != nil else {
      gone.forEach { end($0.cell, $0.path) }
      setNeedsLayout()
      completion?(true)
      return
    }
    let known = Set(cells.values.map { ObjectIdentifier($0) })
    UIView.performWithoutAnimation { showNew() }
    let come = cells.values.filter { !known.contains(ObjectIdentifier($0)) }
    UIView.performWithoutAnimation {
      for cell in changes.fades ? come : gone.map(\.cell) { cell.alpha = 0 }
    }
    UIView.animate(withDuration: 0.3) {
      for cell in come { cell.alpha = 1 }
      for row in gone { row.cell.alpha = 0 }
      self.layOutRows()
    } completion: { finished in
      for row in gone {
        row.cell.alpha = 1
        self.end(row.cell, row.path)
      }
      completion?(finished)
    }
  }

  /// Moves cells of remaining rows to their new index path. Returns the other cells.
  private func moveCells(_ changes: ListChanges, _ shifts: ListShifts) -> [(cell: UITableViewCell, path: IndexPath)] {
    var (moved, gone): ([IndexPath: UITableViewCell], [(UITableViewCell, IndexPath)]) = ([:], [])
    for path in sortedPaths {
      guard let cell = cells[path] else { continue }
      let isReloaded = changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section)
      if !isReloaded, let target = shifts.row(path), geometry.contains(target) {
        moved[target] = cell
      } else {
        gone.append((cell, path))
      }
    }
    cells = moved
    return gone
  }

  private func keepMeasures(
    of old: TableGeometry, in new: inout TableGeometry, _ changes: ListChanges, _ shifts: ListShifts
  ) {
    guard new.sections.contains(where: { $0.estimates.contains(true) }) else { return }
    for (section, rows) in old.sections.enumerated() where !changes.reloadedSections.contains(section) {
      for row in rows.estimates.indices where !rows.estimates[row] {
        let path = IndexPath(row: row, section: section)
        guard !changes.reloadedRows.contains(path), let target = shifts.row(path), new.contains(target),
          new.sections[target.section].estimates[target.row]
        else { continue }
        _ = new.measure(target, old.sections[section].heights[row].length)
      }
    }
  }

  private func keepBandMeasures(
    of old: TableGeometry, in new: inout TableGeometry, _ changes: ListChanges, _ shifts: ListShifts
  ) {
    guard new.estimatedBands > 0 else { return }
    for (index, section) in old.sections.enumerated() where !changes.reloadedSections.contains(index) {
      guard let target = shifts.section(index), new.sections.indices.contains(target) else { continue }
      for kind in new.sections[target].estimatedBands where !section.estimatedBands.contains(kind) {
        let (band, height) =
          kind == .header ? (TableBand.header(target), section.header) : (.footer(target), section.footer)
        _ = new.measure(band, height)
      }
    }
  }

  private func showNew() {
    for path in geometry.rows(from: bounds.minY, to: bounds.maxY) where cells[path] == nil { show(path) }
  }

  private func end(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    retire(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
