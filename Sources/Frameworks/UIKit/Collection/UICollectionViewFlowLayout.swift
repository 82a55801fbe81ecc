public import Foundation
import QuartzCore

/// Arranges items in lines, like words. Lines are perpendicular to the scroll direction.
///
/// The items of a full line are spread from edge to edge; a single item is centered. The last line has the spacing of
/// the previous one if all items have the same size, otherwise the minimum spacing (as seen on devices; the last is a
/// guess: list-39c). If it is the only line, it is spread if no other item fits (recorded on Mac Catalyst). Items that
/// are shorter than their line are centered in it.
///
/// With an `estimatedItemSize`, cells have their preferred size from when they become visible until the layout is
/// invalidated. The others have the estimated size.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowPositions()
  /// The preferred sizes of cells.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// Those that the positions do not have yet.
  private var newSizes: [IndexPath: CGSize] = [:]
  /// The parts that contexts have invalidated since the last `prepare()`; nil if there was no context.
  private var invalid: Scope?

  private enum Scope: Int, Comparable {
    case nothing, positions, metrics

    static func < (left: Scope, right: Scope) -> Bool { left.rawValue < right.rawValue }
  }

  /// Creates a layout that scrolls vertically.
  public override init() { super.init() }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The spacing between lines. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between items of a line. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, unless the delegate provides it. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of self-sizing cells before they are visible; `automaticSize` is 50 × 50 (a guess: list-38). With zero,
  /// the default, cells do not size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// A value of `estimatedItemSize` with which cells size themselves, without an estimate.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// The scroll direction. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers along the scroll direction. The default is zero, for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers along the scroll direction. The default is zero, for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// A Boolean value that determines whether headers float at the top of the visible area, or at its left if the layout
  /// scrolls horizontally, while their section is there. The default is false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that determines whether footers float at the bottom of the visible area, or at its right, while their
  /// section is there. The default is false. (A guess: list-36b.)
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The insets around the items of a section. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// Left to right.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Computes all positions. Overrides call super.
  open override func prepare() {
    super.prepare()
    let scope = invalid ?? .metrics
    invalid = nil
    if scope == .nothing { return }
    defer { newSizes = [:] }
    if scope == .positions, let collectionView, flow.adopt(newSizes, self, in: collectionView) { return }
    let known = scope == .metrics ? [] : flow.metrics
    flow = collectionView.map { FlowPositions(self, in: $0, known: known, sizes: preferredSizes) } ?? FlowPositions()
  }
  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  /// Discards what the context names. Overrides call super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsMetrics = own?.invalidateFlowLayoutDelegateMetrics == false
    invalidate(own?.invalidateFlowLayoutAttributes == false ? .nothing : keepsMetrics ? .positions : .metrics)
    super.invalidateLayout(with: context)
  }
  private func invalidate(_ scope: Scope) {
    invalid = max(invalid ?? .nothing, scope)
    if scope == .metrics { (preferredSizes, newSizes) = ([:], [:]) }
  }
  override func invalidateAll() { invalidate(.metrics) }
  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }
  /// Returns true for a self-sizing cell that prefers a different size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  /// Stores the cell's preferred size, and returns a context that names the cell. The delegate is not asked again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    newSizes[originalAttributes.indexPath] = preferredAttributes.size
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
  /// The size of items, unless the delegate provides it.
  final var usualItemSize: CGSize {
    switch estimatedItemSize {
    case .zero: itemSize
    case Self.automaticSize: CGSize(width: 50, height: 50)
    default: estimatedItemSize
    }
  }
  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { flow.size }
  /// Returns the attributes of the elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.elements(in: rect, pinned: pinning)
  }
  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.item(at: indexPath)
  }
  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.band(elementKind, at: indexPath, pinned: pinning)
  }
  /// Returns true if the size across the scroll direction changes, or if the content moves below floating headers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isResized(by: newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }
  private func isResized(by newBounds: CGRect) -> Bool {
    guard let old = flow.bounds else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }
  /// Returns a context that keeps all positions if only floating headers move.
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, pinning != nil,
      !isResized(by: newBounds)
    {
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }
  /// The visible area, and the kinds that float there; nil if none does.
  private var pinning: FlowPinning? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collectionView else { return nil }
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visible: collectionView.bounds.inset(by: collectionView.adjustedContentInset))
  }
}
