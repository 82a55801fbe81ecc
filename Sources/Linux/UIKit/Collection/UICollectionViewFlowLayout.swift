public import Foundation
import QuartzCore

/// Items in lines, one after another like words; lines across the direction of scrolling.
///
/// The items of a full line are spread from edge to edge, a single one is in the middle, the last line has the distances of
/// the one before if all items are of one size, otherwise the least ones (as seen on devices; the last is a guess). Items
/// that are lower than their line are half-way up. Headers that stay are not here.
///
/// With an `estimatedItemSize`, cells have the size that they prefer from when they come into sight until the layout is
/// invalidated; the others have the estimated one.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowPlaces()
  /// The sizes that cells have preferred.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The parts that the contexts since the last `prepare()` have invalidated; nil if there was none.
  private var invalid: Scope?

  private enum Scope: Int, Comparable {
    case nothing, places, metrics

    static func < (left: Scope, right: Scope) -> Bool { left.rawValue < right.rawValue }
  }

  /// A layout that scrolls downwards.
  public override init() { super.init() }

  /// As `init()`: layouts are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance between lines. 10 at first.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line. 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The items' size, where the delegate says none. 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of cells that size themselves before they are in sight; `automaticSize` is 50 × 50 (a guess). Zero, where cells
  /// do not size themselves, at first.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// For `estimatedItemSize`: cells size themselves, and nothing is said about what they come to.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// Downwards at first.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The headers' size along the direction of scrolling. Zero, for none, at first.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The footers' size along the direction of scrolling. Zero, for none, at first.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space around the items of a section. None at first.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// Finds all places. Overrides call super.
  open override func prepare() {
    super.prepare()
    let scope = invalid ?? .metrics
    invalid = nil
    if scope == .nothing { return }
    let known = scope == .metrics ? [] : flow.metrics
    flow = collectionView.map { FlowPlaces(self, in: $0, known: known, sizes: preferredSizes) } ?? FlowPlaces()
  }
  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  /// Forgets what the context says. Overrides call super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsMetrics = own?.invalidateFlowLayoutDelegateMetrics == false
    invalidate(own?.invalidateFlowLayoutAttributes == false ? .nothing : keepsMetrics ? .places : .metrics)
    super.invalidateLayout(with: context)
  }
  private func invalidate(_ scope: Scope) {
    invalid = max(invalid ?? .nothing, scope)
    if scope == .metrics { preferredSizes = [:] }
  }
  override func invalidateAll() { invalidate(.metrics) }
  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }
  /// True for a cell that prefers another size, where cells size themselves.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  /// A context that names the cell, whose size is kept. The delegate is not asked again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
  /// The size of items of which the delegate says none.
  final var usualItemSize: CGSize {
    switch estimatedItemSize {
    case .zero: itemSize
    case Self.automaticSize: CGSize(width: 50, height: 50)
    default: estimatedItemSize
    }
  }
  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { flow.size }
  /// Copies of the attributes of what is in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.all.filter { $0.frame.intersects(rect) }.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }
  /// A copy of the attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.items[indexPath]?.copy() as? UICollectionViewLayoutAttributes
  }
  /// A copy of the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.bands[elementKind]?[indexPath]?.copy() as? UICollectionViewLayoutAttributes
  }
  /// True where the size across the direction of scrolling changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = flow.bounds else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }
}
