import Foundation
import QuartzCore

/// Cells that stop being visible when the layout changes. They stay until their animation has ended.
@MainActor final class LeavingCells {
  private weak var collection: UICollectionView?
  private var cells: [(cell: UICollectionViewCell, path: IndexPath)] = []

  init(of collection: UICollectionView) { self.collection = collection }

  func add(_ cell: UICollectionViewCell, at path: IndexPath) { cells.append((cell, path)) }

  func retire() {
    for item in cells { collection?.retire(item.cell, item.path) }
    cells = []
  }
}

extension UICollectionView {
  /// Replaces the layout inside an animation block. Cells move from their position in the old layout to that in the new
  /// one, even if one of them is not visible (a guess). Supplementary and decoration views appear and disappear at
  /// once.
  func changeLayout(to layout: UICollectionViewLayout, _ leaving: LeavingCells) {
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let old = collectionViewLayout
    // The old layout keeps its collection view as long as it provides attributes.
    replaceLayout(with: layout)
    prepareLayout()
    let target = layout.targetContentOffset(forProposedContentOffset: resting(contentOffset))
    let shown = CGRect(origin: target, size: bounds.size)
    let wanted = elements(of: layout, in: shown).filter { $0.representedElementCategory == .cell }
    isChangingLayout = true
    UIView.performWithoutAnimation { wanted.forEach { beginToShow($0, from: old) } }
    isChangingLayout = false
    if old !== layout { old.collectionView = nil }
    removeCells(except: Set(wanted.map(\.indexPath)), to: layout, leaving)
    contentOffset = target
    layOutItems()
  }

  private func beginToShow(_ attributes: UICollectionViewLayoutAttributes, from old: UICollectionViewLayout) {
    let path = attributes.indexPath
    guard cells[path] == nil, has(path) else { return }
    if let first = old.layoutAttributesForItem(at: path) {
      showCell(path, first)
    } else {
      showCell(path, attributes)
      cells[path]?.alpha = 0
    }
    cells[path]?.layoutIfNeeded()
  }

  private func removeCells(
    except wanted: Set<IndexPath>, to layout: UICollectionViewLayout, _ leaving: LeavingCells
  ) {
    for path in cells.keys.sorted() where !wanted.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      leaving.add(cell, at: path)
      if let last = layout.layoutAttributesForItem(at: path) { put(cell, last) } else { cell.alpha = 0 }
    }
  }
}
