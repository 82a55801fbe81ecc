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
    guard pressed == nil, allowsSelection, let path = touches.lazy.compactMap({ self.path(of: $0) }).first,
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

  /// Returns the row at a touch's location, regardless of the touched view: also if the table gets a touch on a view in
  /// front of it. As in UIKit, a cell without user interaction cannot be selected. Headers and footers, which may float
  /// above rows, have none (a guess: list-3).
  private func path(of touch: UITouch) -> IndexPath? {
    let isOnBand = bands.shown.values.contains { touch.view?.isDescendant(of: $0) == true }
    guard !isOnBand, let path = indexPathForRow(at: touch.location(in: self)),
      cells[path]?.isUserInteractionEnabled != false
    else { return nil }
    return path
  }
}
