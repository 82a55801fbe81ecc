public import Foundation
import QuartzCore

/// Says where a collection's elements are. Make a subclass, or take `UICollectionViewFlowLayout`: this one has no places.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// A layout of no collection.
  public override init() { super.init() }

  /// Layouts are not archived here: nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that the layout is of.
  open internal(set) weak var collectionView: UICollectionView?

  /// Has `prepare()` called before the next layout of the collection. Overrides call super.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
  /// Called before places are asked for, the first time and after the layout was invalidated. Overrides call super.
  open func prepare() {}
  /// The size of all content. Zero here.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of the elements that are in a rectangle, at least. None here.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item. None here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view. None here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the places are others in these bounds: asked whenever the collection scrolls or has another size. False here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where content comes to rest after a drag. What is proposed, here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where content is after items have changed, or the layout. What is proposed, here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// What an item that is inserted begins with. Nil, here: where it will be, faded out.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// What an item that is deleted ends with. Nil, here: where it is, faded out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
