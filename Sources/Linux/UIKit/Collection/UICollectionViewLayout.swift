public import Foundation
import QuartzCore

/// Says where a collection's elements are. Make a subclass, or take `UICollectionViewFlowLayout`: this one has no places.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// A layout of no collection.
  public override init() { super.init() }

  /// Layouts are not archived here: nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// The collection that the layout is of.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of which a layout with attributes of its own has them made by `UICollectionViewFlowLayout`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Has `prepare()` called before the next layout of the collection. Overrides call super. Here it makes a context that
  /// names nothing, and invalidates with that (a guess).
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Has `prepare()` called before the next layout of the collection. Called with a context for a reload or a change of
  /// items, for bounds in which the layout does not hold, and for sizes that views prefer. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }
  /// Has decoration views of a class made for a kind, by `init(frame:)`. Nil: none any more. Another class than one of
  /// reusable views stops the program.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    if viewClass != nil, !(viewClass is UICollectionReusableView.Type) {
      fatalError("must pass a class of kind UICollectionReusableView")
    }
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  final var decorationClasses: [String: UICollectionReusableView.Type] { decorations }
  /// For the collection, when it is set up in another way: nothing that was computed holds.
  func invalidateAll() {}
  /// `true` if views are asked for the size that they prefer.
  var asksForPreferredAttributes: Bool { true }

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
  /// The attributes of a decoration view. None here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the places are others in these bounds: asked whenever the collection scrolls or has another size. False here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns a context with what is no longer valid in these bounds. A context that names nothing, here.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns true if the places change for a view that prefers other attributes than it has. False here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns a context with what is no longer valid if a view prefers other attributes than it has.
  /// A context that names the view, here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let (context, path) = (makeContext(), originalAttributes.indexPath)
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    }
    return context
  }
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
