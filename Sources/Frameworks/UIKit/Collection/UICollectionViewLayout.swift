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
  open var collectionView: UICollectionView? { owner }
  final weak var owner: UICollectionView?

  /// The class of the attributes that `UICollectionViewFlowLayout` creates. Override it to use a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the layout: `prepare()` is called before the collection view's next layout. Overrides call super. By
  /// default, it invalidates with an empty context (a guess: list-33).
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
  /// Returns the class that is registered for decoration views of a kind.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorations[kind] }
  /// The default initial and final attributes; nil unless elements change.
  final var defaults: DefaultAttributes?
  /// Discards everything that was computed. Called when the collection view's layout, delegate or data changes.
  func invalidateAll() {}
  /// `true` if views are asked for their preferred size.
  var asksForPreferredAttributes: Bool { true }

  /// The direction for which the layout is written: that of the main bundle's development language. Overridden by
  /// subclasses; left to right for a flow layout.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    // `developmentLocalization` stops the program if there is no such language.
    let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    let language = Locale.Language(identifier: region ?? "en")
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// A Boolean value that determines whether the collection view's coordinates are flipped horizontally if its layout
  /// direction is not `developmentLayoutDirection`. The default is false; overridden by subclasses.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Called before attributes are requested, the first time and after each invalidation. Overrides call super.
  /// (A guess: list-26b.)
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

  // MARK: Changes

  /// Called with all changes of an update, after `prepare()` and before the initial and final attributes are requested.
  /// Does nothing by default.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of an update, in its animation block. Does nothing by default.
  open func finalizeCollectionViewUpdates() {}
  /// Called when an animation block has changed the collection view's bounds, before the elements are laid out in the new
  /// ones. Does nothing by default.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when the elements have been laid out in new bounds, in the animation block. Does nothing by default.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the animated change to another layout. Does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the animated change from another layout, and before `prepare()`. Does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts at the end of an animated change, in an animation block. Does nothing by default.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes with which an item's animation starts. Called for all items that are visible after a change,
  /// not only for inserted ones (header). Nil starts it at its cell's
  /// position (a guess: list-23b) or, without a cell, at the animation's end.
  ///
  /// By default, an inserted item fades in at its place, and the others come from their old attributes. Nil unless items
  /// or layouts change.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaults?.initial(ElementKey(kind: nil, path: itemIndexPath)) }
  /// Returns the attributes with which the animation of an item that is no longer visible ends. Called with the old index
  /// paths of all items that are visible before a change (header). Nil keeps it at its place until the others have
  /// arrived.
  ///
  /// By default, a deleted item fades out at its place, and the others go to their new attributes. Nil unless items or
  /// layouts change.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaults?.final(ElementKey(kind: nil, path: itemIndexPath)) }
  /// Returns the initial attributes of a supplementary view, like those of items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaults?.initial(ElementKey(kind: elementKind, path: elementIndexPath)) }
  /// Returns the final attributes of a supplementary view, like those of items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaults?.final(ElementKey(kind: elementKind, path: elementIndexPath)) }
  /// Returns the initial attributes of a decoration view, like those of items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaults?.initial(ElementKey(kind: elementKind, path: decorationIndexPath, isDecoration: true))
  }
  /// Returns the final attributes of a decoration view, like those of items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaults?.final(ElementKey(kind: elementKind, path: decorationIndexPath, isDecoration: true))
  }
  /// Returns the supplementary views of a kind that an update deletes in addition to those in deleted sections. Called
  /// during an update. The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update deletes in addition to those in deleted sections. Called
  /// during an update. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views of a kind that an update inserts in addition to those in inserted sections. Called
  /// during an update. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update inserts in addition to those in inserted sections. Called
  /// during an update. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
