public import Foundation
import QuartzCore

/// The parts of a layout that are no longer valid.
/// A layout with a class of its own for it (`invalidationContextClass`) can invalidate
/// less than everything. The collection itself asks for all places in sight again in any case.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var counts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decoration: [String: [IndexPath]]?

  /// A context that names nothing.
  public override init() { super.init() }

  /// `true` if the collection was reloaded, or has another data source.
  open var invalidateEverything: Bool { everything }
  /// `true` if the numbers of sections and items are to be asked for again: after a reload, an insertion or a deletion.
  open var invalidateDataSourceCounts: Bool { counts }
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
  /// Adds supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// The items that were added; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The supplementary views that were added, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  /// The decoration views that were added, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }
  /// Added to the collection's content offset in its next layout, in points. Zero at first.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size, in points. Zero at first. For layouts to tell each other: the collection asks for
  /// the size itself in its next layout.
  open var contentSizeAdjustment = CGSize.zero

  /// For the collection: all of it, or the numbers alone.
  func invalidateCounts(andEverything everything: Bool) {
    (counts, self.everything) = (true, everything)
  }
}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if the delegate is asked for sizes and distances again. True at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// `true` if places are computed again. False keeps them all, for a subclass that changes only its own. True at first.
  open var invalidateFlowLayoutAttributes = true

  /// A context that invalidates all that a flow layout knows.
  public override init() { super.init() }
}

extension UICollectionViewLayout {
  /// A context of the layout's own class for it.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? NSObject.Type
    let made = type.map(ObjectFactory.make) as? UICollectionViewLayoutInvalidationContext
    guard let made else {
      fatalError(
        "invalidationContextClass is no UICollectionViewLayoutInvalidationContext: \(ObjectIdentity.text(of: self))")
    }
    return made
  }

  /// Invalidates the layout because the data have changed.
  func invalidateCounts(andEverything everything: Bool) {
    let context = makeContext()
    context.invalidateCounts(andEverything: everything)
    invalidateLayout(with: context)
  }
}
