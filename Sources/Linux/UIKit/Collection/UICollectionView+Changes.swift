import Foundation
import QuartzCore

/// Animated insertions, deletions and moves of items. They take 0.3 s (a guess).
extension UICollectionView {
  func beginChanges() {
    if changeDepth == 0 { changes = ListChanges() }
    // Reads the counts before the changes.
    _ = counts
    changeDepth += 1
  }

  func change(_ note: (inout ListChanges) -> Void) {
    beginChanges()
    if var noted = changes {
      note(&noted)
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
    let (old, new) = (counts, readCounts())
    if let objection = changes.objection(old: old, new: new, of: .collection, in: self) { fatalError(objection) }
    knownCounts = new
    collectionViewLayout.invalidateCounts(andEverything: false)
    layoutWasInvalidated()
    selectedPaths = selectedPaths.compactMap { path in shifts.row(path).flatMap { has($0) ? $0 : nil } }
    let gone = moveCells(changes, shifts)
    for key in extras.keys { dropExtra(key) }
    guard window != nil else {
      for item in gone { retire(item.cell, item.path) }
      completion?(true)
      return
    }
    var come: [UICollectionViewCell] = []
    UIView.performWithoutAnimation { come = showNew() }
    UIView.animate(withDuration: 0.3) {
      for item in gone {
        guard let final = self.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: item.path) else {
          item.cell.alpha = 0
          continue
        }
        self.put(item.cell, final)
      }
      for cell in come { if let attributes = cell.attributes { self.put(cell, attributes) } }
      self.relayOut()
    } completion: { finished in
      for item in gone { self.retire(item.cell, item.path) }
      completion?(finished)
    }
  }

  /// Shows new cells with their initial attributes, and returns them. The cells' `attributes` are the final ones.
  private func showNew() -> [UICollectionViewCell] {
    prepareLayout()
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).compactMap { attributes in
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell, cells[path] == nil, has(path) else { return nil }
      showCell(path, attributes)
      guard let cell = cells[path] else { return nil }
      if let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) {
        put(cell, initial)
        cell.attributes = attributes
      } else {
        cell.alpha = 0
      }
      return cell
    }
  }

  /// Moves cells of remaining items to their new index path. Returns the other cells.
  private func moveCells(_ changes: ListChanges, _ shifts: ListShifts) -> [(
    cell: UICollectionViewCell, path: IndexPath
  )] {
    var (moved, gone): ([IndexPath: UICollectionViewCell], [(UICollectionViewCell, IndexPath)]) = ([:], [])
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      let isReloaded = changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section)
      if !isReloaded, let target = shifts.row(path), has(target) {
        moved[target] = cell
      } else {
        gone.append((cell, path))
      }
    }
    cells = moved
    return gone
  }
}
