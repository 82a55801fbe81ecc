public import Foundation
import QuartzCore

/// Items in lines, one after another like words; lines across the direction of scrolling.
///
/// The items of a full line are spread from edge to edge, a single one is in the middle, the last line has the distances of
/// the one before if all items are of one size, otherwise the least ones (as seen on devices; the last is a guess). Items
/// that are lower than their line are half-way up. Sizes that follow from the content are not here, nor headers that stay.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowPlaces()

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
    flow = collectionView.map { FlowPlaces(self, in: $0) } ?? FlowPlaces()
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
