public import Foundation
import QuartzCore

/// Positions the elements of a collection view. Subclass it, or use `UICollectionViewFlowLayout`. This class itself
/// positions nothing.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that `UICollectionViewFlowLayout` creates. Override it to use a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the layout: `prepare()` is called before the collection view's next layout. Overrides call super. By
  /// default, it invalidates with an empty context (a guess).
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Invalidates the layout: `prepare()` is called before the collection view's next layout. Called with a context for
  /// a reload or a change of items, for bounds that invalidate the layout, and for preferred sizes. Overrides call
  /// super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }
  /// Registers a class for decoration views of a kind. They are created by `init(frame:)`. Nil removes the class. A
  /// class that is not a class of reusable views stops the program.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    if viewClass != nil, !(viewClass is UICollectionReusableView.Type) {
      fatalError("must pass a class of kind UICollectionReusableView")
    }
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  final var decorationClasses: [String: UICollectionReusableView.Type] { decorations }
  /// Discards everything that was computed. Called when the collection view's layout, delegate or data changes.
  func invalidateAll() {}
  /// `true` if views are asked for their preferred size.
  var asksForPreferredAttributes: Bool { true }

  /// Called before attributes are requested, the first time and after each invalidation. Overrides call super.
  open func prepare() {}
  /// The size of the content. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of at least the elements in a rectangle. Returns nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item. Returns nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view. Returns nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. Returns nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns true if new bounds invalidate the layout. Called when the collection view scrolls or is resized. The
  /// default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns a context with what new bounds invalidate. The default is an empty context.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns true if a view's preferred attributes invalidate the layout. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns a context with what a view's preferred attributes invalidate. The default context names the view.
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
  /// Returns the content offset at which a drag comes to rest. The default is the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after items or the layout have changed. The default is the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Returns the initial attributes of an inserted item. Nil, the default, fades it in at its final position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a deleted item. Nil, the default, fades it out at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
