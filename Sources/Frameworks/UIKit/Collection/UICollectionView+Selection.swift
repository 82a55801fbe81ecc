import Foundation

/// Selected items, and the item under a finger.
extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for old in selectedPaths where old != path { deselect(old) }
    }
    guard let path, has(path) else { return }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cells[path]?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    cells[path]?.isSelected = false
  }

  // MARK: Touches

  func press(_ touches: Set<UITouch>) {
    guard pressed == nil, allowsSelection, let path = touches.lazy.compactMap({ self.path(of: $0) }).first,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends a touch. Selects the item after its cell is no longer highlighted (a guess: list-9b; published cells show
  /// both states the same way). The delegate is notified of the highlight last (header).
  func release(selects: Bool) {
    guard let path = pressed else { return }
    pressed = nil
    cells[path]?.isHighlighted = false
    if selects, has(path) {
      if allowsMultipleSelection, selectedPaths.contains(path) { userDeselects(path) } else { userSelects(path) }
    }
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func userSelects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    select(path, animated: false, [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Returns the item at a touch's location, regardless of the touched view: also if the collection view gets a touch on
  /// a view in front of it. A cell without user interaction cannot be selected. Supplementary and decoration views, which
  /// may float above items, have none (a guess: list-3b).
  private func path(of touch: UITouch) -> IndexPath? {
    let isOnBand = extras.values.contains { touch.view?.isDescendant(of: $0) == true }
    guard !isOnBand, let path = indexPathForItem(at: touch.location(in: self)),
      cells[path]?.isUserInteractionEnabled != false
    else { return nil }
    return path
  }
}
