import Foundation
import QuartzCore

/// Animated insertions, deletions, reloads and moves. They take 0.3 s (a guess: list-14b).
///
/// The layout's calls: `invalidateLayout(with:)`, `prepare()`, `prepare(forCollectionViewUpdates:)`,
/// `targetContentOffset(forProposedContentOffset:)`, `layoutAttributesForElements(in:)`, the index paths of other
/// elements to delete and insert, the final attributes of all visible elements, the initial attributes of all elements
/// that will be visible, and, in the animation, `finalizeCollectionViewUpdates()` (header; the order of the target
/// offset and of the index paths is a guess: list-21b).
extension UICollectionView {
  func beginChanges() {
    if changeDepth == 0 {
      changes = ListChanges()
      // Reads the counts and the attributes before the changes.
      _ = counts
      attributesBefore = window == nil || !isPrepared ? [:] : attributesAround()
    }
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

  /// Returns copies of the attributes of the elements in the visible area and, for those that the update moves into it,
  /// as far again on each side (a guess: list-42).
  private func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let around = elements(of: collectionViewLayout, in: area).compactMap { attributes in
      let key = ElementKey(attributes)
      return attributes.copy(for: key, isClear: false).map { (key, $0) }
    }
    return Dictionary(around) { $1 }
  }

  private func apply(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    release(selects: false)
    let (shifts, layout) = (ListShifts(changes), collectionViewLayout)
    let (old, new) = (counts, readCounts())
    if let objection = changes.objection(old: old, new: new, of: .collection, in: self) { fatalError(objection) }
    knownCounts = new
    layout.invalidateCounts(andEverything: false)
    layoutWasInvalidated()
    selectedPaths = selectedPaths.compactMap { path in shifts.row(path).flatMap { has($0) ? $0 : nil } }
    let update = CollectionUpdate(changes, shifts, before: attributesBefore) { [unowned self] in has($0) }
    attributesBefore = [:]
    layout.defaults = update.defaults(layout)
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: update.items)
    let (change, target) = (ElementChange(of: self), targetOffset(of: layout))
    if window != nil || !cells.isEmpty || !extras.isEmpty { prepare(change, update, layout, at: target) }
    animate(change) {
      self.show(change, at: target)
      layout.finalizeCollectionViewUpdates()
      layout.defaults = nil
    } completion: {
      completion?($0)
    }
  }

  private func prepare(
    _ change: ElementChange, _ update: CollectionUpdate, _ layout: UICollectionViewLayout, at target: CGPoint
  ) {
    let wanted = elements(of: layout, in: CGRect(origin: target, size: bounds.size)).filter(canShow)
    let keys = wanted.map { ElementKey($0) } + extras.keys
    func kinds(_ isDecoration: Bool) -> Set<String> {
      Set(keys.compactMap { $0.isDecoration == isDecoration ? $0.kind : nil })
    }
    update.askForElements(layout, supplementary: kinds(false), decoration: kinds(true))
    change.prepare(from: layout, to: layout, wanted: wanted, kept: update.keptKey)
  }

  /// Returns false for attributes of an item that the data source does not have.
  func canShow(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || has(attributes.indexPath)
  }

  /// Moves the elements and the content inside an animation block.
  func show(_ change: ElementChange, at target: CGPoint) {
    change.animate()
    if target != contentOffset { contentOffset = target }
    if window == nil { setNeedsLayout() } else { layOutItems(animatesBounds: false) }
  }

  /// Runs an animation of 0.3 s, or without a window the changes alone.
  func animate(_ change: ElementChange, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard window != nil else {
      UIView.performWithoutAnimation(animations)
      change.retire()
      return completion(true)
    }
    ViewAnimation.runPart(lasting: 0.3, animations) {
      change.retire()
      completion($0)
    }
  }
}
