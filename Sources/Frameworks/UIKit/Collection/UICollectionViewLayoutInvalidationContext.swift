public import Foundation
import QuartzCore

/// The parts of a layout that are no longer valid. With a subclass (`invalidationContextClass`), a layout can
/// invalidate less than everything. The collection view requests all visible attributes again in any case.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var counts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decoration: [String: [IndexPath]]?

  /// Creates an empty context.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the collection view was reloaded, or its data source has changed.
  open var invalidateEverything: Bool { everything }
  /// A Boolean value that indicates whether section and item counts must be read again: after a reload, an insertion or
  /// a deletion.
  open var invalidateDataSourceCounts: Bool { counts }
  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
  /// Invalidates supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Invalidates decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// The invalidated items; nil if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The invalidated supplementary views, by kind; nil if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  /// The invalidated decoration views, by kind; nil if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }
  /// The value to add to the content offset in the collection view's next layout, in points. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points. The default is zero. It is only for communication between layouts: the
  /// collection view reads the size itself in its next layout.
  open var contentSizeAdjustment = CGSize.zero

  /// Invalidates everything, or only the counts. For the collection view.
  func invalidateCounts(andEverything everything: Bool) {
    (counts, self.everything) = (true, everything)
  }
}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that determines whether the delegate is asked for sizes and spacings again. The default is true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether positions are computed again. False keeps all of them, for a subclass that
  /// changes only its own. The default is true.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates everything that a flow layout knows.
  public override init() { super.init() }
}

extension UICollectionViewLayout {
  /// Creates a context of the layout's `invalidationContextClass`.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? NSObject.Type
    let made = type.map(Instantiation.make) as? UICollectionViewLayoutInvalidationContext
    guard let made else {
      fatalError(
        "invalidationContextClass is no UICollectionViewLayoutInvalidationContext: \(ObjectIdentity.text(of: self))")
    }
    return made
  }

  /// Invalidates the layout because the data has changed.
  func invalidateCounts(andEverything everything: Bool) {
    let context = makeContext()
    context.invalidateCounts(andEverything: everything)
    invalidateLayout(with: context)
  }
}
