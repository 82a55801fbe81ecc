public import Foundation
import QuartzCore

/// The layout of a collection view during an interactive transition between two layouts. Each element is between its
/// attributes in one layout and those in the other.
///
/// Set `transitionProgress`, then call `invalidateLayout()`. Subclasses override what a layout overrides, and are returned
/// by the delegate's `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current, next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The layouts that must be prepared before their attributes are requested.
  private var unprepared: [UICollectionViewLayout]
  /// The content offsets in the two layouts; nil outside a transition.
  final var offsets: (current: CGPoint, next: CGPoint)?
  /// The velocity of the progress, per second, and when it was set.
  private(set) final var motion = (velocity: CGFloat(0), time: TimeInterval(0))

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (current, next) = (currentLayout, newLayout)
    unprepared = [newLayout]
    super.init()
  }

  /// Archives are not supported: returns nil.
  public required init?(coder: NSCoder) { return nil }

  /// The layout at the start of the transition.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout at the end of the transition.
  open var nextLayout: UICollectionViewLayout { next }
  /// The fraction of the transition, from 0 to 1. The positions change when the layout is invalidated, too. While a
  /// transition is finished or cancelled, the collection view sets both.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      let now = CACurrentMediaTime()
      let passed = now - motion.time
      guard passed > 0 else { return }
      motion = (motion.time == 0 ? 0 : (transitionProgress - oldValue) / CGFloat(passed), now)
    }
  }
  /// Stores a value that a subclass uses at the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value that was stored last for a key. The default is 0.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares the two layouts if they are invalid. Overrides call super.
  open override func prepare() {
    super.prepare()
    let layouts = unprepared
    unprepared = []
    for layout in layouts { layout.prepare() }
  }
  /// Invalidates the two layouts, too, if the data has changed. Overrides call super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateDataSourceCounts else { return }
    for layout in [current, next] { layout.invalidateCounts(andEverything: context.invalidateEverything) }
    unprepared = [current, next]
  }
  override func invalidateAll() {
    // The collection view that installs this layout has not changed its data.
    guard offsets != nil else { return }
    current.invalidateAll()
    next.invalidateAll()
    unprepared = [current, next]
  }
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(ofKind: kind) ?? next.decorationClass(ofKind: kind) ?? current.decorationClass(ofKind: kind)
  }
  /// Returns true if the size of the bounds changes and invalidates one of the layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size != collectionView.laidOutBounds?.size else { return false }
    let invalid = [current, next].filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    for layout in invalid { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds)) }
    unprepared = [current, next].filter { layout in (unprepared + invalid).contains { $0 === layout } }
    return !invalid.isEmpty
  }
  /// The size between those of the layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: max(0, between(from.width, to.width)), height: max(0, between(from.height, to.height)))
  }
  /// Returns the attributes of the elements in a rectangle. Only those are known that one of the layouts has in the
  /// rectangle, or in its visible area or as far again on each side.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var keys: Set<ElementKey> = []
    for (layout, offset) in [(current, offsets?.current), (next, offsets?.next)] {
      keys.formUnion(elements(of: layout, in: rect))
      guard let offset, let size = collectionView?.bounds.size else { continue }
      keys.formUnion(
        elements(of: layout, in: CGRect(origin: offset, size: size).insetBy(dx: -size.width, dy: -size.height)))
    }
    return keys.sorted().compactMap(interpolated).filter { $0.frame.meets(rect) || $0.frame.isEmpty }
  }
  private func elements(of layout: UICollectionViewLayout, in rect: CGRect) -> [ElementKey] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map { ElementKey($0) }
  }
  /// Returns the attributes of an item between those in the two layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    interpolated(ElementKey(kind: nil, path: indexPath))
  }
  /// Returns the attributes of a supplementary view between those in the two layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { interpolated(ElementKey(kind: elementKind, path: indexPath)) }
  /// Returns the attributes of a decoration view between those in the two layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(ElementKey(kind: elementKind, path: indexPath, isDecoration: true))
  }

  // MARK: Interpolation

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  /// The content offset at the current progress.
  final var contentOffset: CGPoint? {
    offsets.map { CGPoint(x: between($0.current.x, $0.next.x), y: between($0.current.y, $0.next.y)) }
  }

  /// Returns an element's attributes at the current progress. An element that only one of the layouts has fades at its
  /// place in that layout (a guess: list-20b).
  private func interpolated(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: key), next.attributes(of: key))
    guard let start = from ?? to?.copy(for: key, isClear: true), let end = to ?? from?.copy(for: key, isClear: true)
    else { return nil }
    let isEarly = transitionProgress < 0.5
    guard let result = (isEarly ? start : end).copy(for: key, isClear: false) else { return nil }
    result.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
    result.size = CGSize(
      width: max(0, between(start.size.width, end.size.width)),
      height: max(0, between(start.size.height, end.size.height)))
    result.transform3D = start.transform3D.interpolated(to: end.transform3D, at: Double(transitionProgress))
    let (first, last) = (start.isHidden ? 0 : start.alpha, end.isHidden ? 0 : end.alpha)
    result.alpha = min(max(between(first, last), 0), 1)
    result.isHidden = start.isHidden && end.isHidden
    return result
  }
}
