import Foundation

/// Selected rows, and the row under a finger.
extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for old in selectedPaths where old != path { deselect(old, animated: animated) }
    }
    guard let path, geometry.contains(path) else { return }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    cells[path]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  func press(_ touches: Set<UITouch>) {
    guard pressed == nil, allowsSelection, let path = touches.lazy.compactMap({ self.path(of: $0.view) }).first,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func release(selects: Bool) {
    guard let path = pressed else { return }
    pressed = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    guard selects, geometry.contains(path) else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) { userDeselects(path) } else { userSelects(path) }
  }

  private func userSelects(_ path: IndexPath) {
    let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let new = asked else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != new { userDeselects(old) }
    }
    select(new, animated: false, .none)
    delegate?.tableView(self, didSelectRowAt: new)
  }

  private func userDeselects(_ path: IndexPath) {
    let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let old = asked else { return }
    deselect(old, animated: false)
    delegate?.tableView(self, didDeselectRowAt: old)
  }

  /// Returns the row of the cell that contains a view.
  private func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let current = next, current !== self {
      if let cell = current as? UITableViewCell, let path = indexPath(for: cell) { return path }
      next = current.superview
    }
    return nil
  }
}
