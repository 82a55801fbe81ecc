import Foundation
import QuartzCore

/// Cells for the visible rows.
extension UITableView {
  var sortedPaths: [IndexPath] { cells.keys.sorted() }

  func layOutRows() {
    if let known = knownGeometry, known.width != bounds.width { widthDidChange() }
    updateContentSize()
    backgroundView?.frame = bounds
    placeEnds()
    // Other headers may become visible when one is measured.
    repeat { showCells() } while measureBands()
    updateContentSize()
    placeEnds()
    layOutBands()
    prefetchRows()
  }

  /// Measures rows with automatic height again.
  private func widthDidChange() {
    knownGeometry = readGeometry()
    for (path, cell) in cells where geometry.row(path).isEstimated { measure(cell, path) }
  }

  private func placeEnds() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.head)
    let foot = geometry.foot
    tableFooterView?.frame = CGRect(x: 0, y: geometry.height - foot, width: bounds.width, height: foot)
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    knownGeometry?.head = tableHeaderView?.frame.height ?? 0
    knownGeometry?.foot = tableFooterView?.frame.height ?? 0
    setNeedsLayout()
  }

  /// Shows the cells of visible rows. A new cell may be taller or shorter than estimated, which can make room for
  /// another.
  private func showCells() {
    var wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let kept = Set(wanted)
    for path in sortedPaths where !kept.contains(path) { drop(path) }
    let seen = sortedPaths.first
    var index = 0
    while index < wanted.count {
      let path = wanted[index]
      if cells[path] == nil {
        show(path, above: seen)
        wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
        // Content may have moved, so that visible rows stay in place.
        index = (wanted.firstIndex(of: path) ?? index) + 1
      } else {
        index += 1
      }
    }
    for (path, cell) in cells { place(cell, path) }
  }

  /// Shows the cell of a row. `seen` is the topmost row that was already visible.
  func show(_ path: IndexPath, above seen: IndexPath? = nil) {
    guard let dataSource else { return }
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      cell.rowFrame = rowRect(path)
      cell.frame = rowRect(path)
      cell.adopt(textInset: textInset)
      if geometry.row(path).isEstimated { measure(cell, path, above: seen) }
      place(cell, path)
      cell.setSelected(selectedPaths.contains(path), animated: false)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      // Behind headers, footers and other added views.
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  /// Measures a row whose height was estimated. Rows that were already visible stay in place: content moves if the row
  /// is above one of them, or begins above the top edge.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath, above seen: IndexPath? = nil) {
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let top = geometry.row(path).top
    let movement = knownGeometry?.measure(path, height) ?? 0
    guard movement != 0 else { return }
    updateContentSize()
    if top < bounds.minY || seen.map({ path < $0 }) == true { contentOffset.y += movement }
  }

  /// Gives a cell the frame of its row, if that has changed. A visible cell that an app has moved is left there
  /// (concluded from published transitions, which move the cells around the selected one and change their order).
  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let frame = rowRect(path)
    if cell.rowFrame != frame {
      cell.rowFrame = frame
      cell.frame = frame
    }
    let last = geometry.sections[path.section].count - 1
    cell.show(
      CellSurroundings(
        style: style, isFirst: path.row == 0, isLast: path.row == last,
        separator: separatorStyle == .none ? nil : separatorColor, inset: separatorInset))
  }

  /// Called when the style, color or insets of separators change.
  func updateCells() {
    for (path, cell) in cells { place(cell, path) }
  }

  // MARK: Removing cells

  func drop(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    retire(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, for: identifier) }
  }

  func dropCells() {
    prefetching.forget()
    release(selects: false)
    for path in sortedPaths { drop(path) }
    for (band, view) in bands.shown { dropBand(band, view) }
    bands.measured = [:]
  }

  // MARK: Reuse

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard type == nil || type is UITableViewCell.Type else { fatalError("must pass a class of kind UITableViewCell") }
    cellPool.register(type as? UIView.Type, for: identifier)
  }

  func dequeuedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.forgetStates()
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellPool.type(for: identifier) as? UITableViewCell.Type else { return nil }
    return TableFactory.cell(type, identifier: identifier)
  }

  func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeuedCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    // A cell that lays itself out while it is configured already has its final size.
    if let knownGeometry, knownGeometry.contains(path) { cell.bounds.size = rowRect(path).size }
    return cell
  }
}
