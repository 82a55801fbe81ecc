public import Foundation
import QuartzCore

/// Items in sections, positioned by a layout. Only visible items have cells.
///
/// Counts are read when the collection view is first laid out or queried, and again after `reloadData()`. Cells are
/// requested in the layout before a frame. A cell that is no longer visible is reused for another item. Editing, focus,
/// dragging and nib files are not supported.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private var ownLayout: UICollectionViewLayout
  private var ownBackgroundView: UIView?
  /// The item counts by section that the data source returned last.
  final var knownCounts: [Int]?
  final var isPrepared = false
  final var isPreparing = false
  /// The elements that were asked for their preferred size since the layout was last invalidated for another reason.
  final var askedForSize: Set<ElementKey> = []
  /// `true` while the layout is invalidated for a preferred size.
  final var isSizing = false
  /// `true` if a preferred size has invalidated the layout in the current pass.
  final var wasSized = false
  /// The sum of the content offset adjustments of contexts, for the next layout.
  final var offsetAdjustment = CGPoint.zero
  /// The bounds for which the layout was last prepared or asked whether it stays valid.
  final var askedBounds: CGRect?
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var extras: [ElementKey: UICollectionReusableView] = [:]
  final var cellPool = ReusePool<ElementKey.Kind, UICollectionReusableView>()
  final var selectedPaths: [IndexPath] = []
  /// The item under a finger.
  final var pressed: IndexPath?
  /// `true` while views are put where a change starts or ends. No layout pass may move them then.
  final var isChangingElements = false
  /// The bounds in which the elements were laid out last.
  final var laidOutBounds: CGRect?
  /// The changes of elements whose views have not all arrived.
  final var departures: [ElementChange] = []
  /// The interactive transition to another layout.
  final var layoutTransition: InteractiveLayoutTransition?
  final var changes: ListChanges?
  /// The attributes before the changes.
  final var attributesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  final var changeDepth = 0
  final var prefetching = Prefetching()
  /// `true` if the coordinates are flipped horizontally.
  final var isFlipped = false

  /// Creates a collection view with a frame in its superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// Creates a collection view with a flow layout and an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(ownLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    if ownLayout !== layout { ownLayout.owner = nil }
    replaceLayout(with: layout)
  }

  /// Replaces the layout. The old one keeps its reference to the collection view.
  final func replaceLayout(with layout: UICollectionViewLayout, keepsDecorations: Bool = false) {
    if ownLayout !== layout, !keepsDecorations { dropDecorations() }
    ownLayout = layout
    layout.owner = self
    layoutWasInvalidated()
  }

  // MARK: Layout and data

  /// The layout, which positions the items. Setting it is not animated.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Sets the layout. If animated, the cells move to their new positions in 0.3 s (a guess: list-40).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Sets the layout. The completion is called at the end of the animation. Inside an animation block, the animation has
  /// the block's duration and curve. During an interactive transition, this stops the program (a guess: list-41).
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layoutTransition != nil { fatalError(InteractiveLayoutTransition.isUnderWay) }
    guard animated, window != nil else {
      adopt(layout)
      if window != nil { relayOut() }
      completion?(true)
      return
    }
    let change = ElementChange(of: self)
    animate(change) {
      self.changeLayout(to: layout, change)
    } completion: {
      completion?($0)
    }
  }
  /// The completion of an interactive transition. The first value is true if its animation ran to its end, the second if
  /// the new layout was kept.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  /// Starts a transition to another layout, and returns the transition layout, which is the collection view's layout until
  /// the transition is over. Set its `transitionProgress` and invalidate it. A transition that is already under way stops
  /// the program. (A guess: list-28.)
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Animates the rest of an interactive transition, and sets its new layout. Without a transition, the program stops.
  open func finishInteractiveTransition() { endTransition(finishes: true) }
  /// Animates an interactive transition back, and sets its old layout. Without a transition, the program stops.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }
  /// The object that provides the items. Setting it reads the counts again.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetData() } }
  /// The object that loads the data of items that come near.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that determines whether data and cells may be requested before they are visible. The default is true.
  /// Here, only `prefetchDataSource` is asked in advance; cells are always requested when they become visible.
  open var isPrefetchingEnabled = true
  /// The delegate for items and scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      layoutWasInvalidated()
    }
  }
  /// Reads the counts again, clears the selection, and reloads all cells in the next layout.
  open func reloadData() {
    selectedPaths = []
    forgetData()
  }
  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section. A section that does not exist stops the program.
  open func numberOfItems(inSection section: Int) -> Int { counts[section] }
  /// The view behind all items, as large as the collection view. It does not scroll.
  open var backgroundView: UIView? {
    get { ownBackgroundView }
    set {
      ownBackgroundView?.removeFromSuperview()
      ownBackgroundView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Cells

  /// Registers a class for cells with an identifier. They are created by `init(frame:)`. Nil removes the class. A class
  /// that is not a cell class stops the program.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerView(cellClass, .cell(identifier))
  }
  /// Registers a class for supplementary views with a kind and an identifier. They are created by `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerView(viewClass, .supplementary(elementKind, identifier))
  }
  /// Removes the class or nib for an identifier if `nib` is nil. Otherwise a fatal error: there are no nib files.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.fail()
    registerView(nil, .cell(identifier))
  }
  /// Removes the class or nib for a kind and an identifier if `nib` is nil. Otherwise a fatal error: there are no nib
  /// files.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nib?.fail()
    registerView(nil, .supplementary(kind, identifier))
  }
  /// Returns a cell to reuse, or a new one of the class registered for the identifier. Without a class the program
  /// stops.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeuedCell(identifier, indexPath) }
  /// Returns a supplementary view to reuse, or a new one of the registered class. Without a class the program stops.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeuedSupplementaryView(elementKind, identifier, indexPath) }
  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// Returns the item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// Returns a visible supplementary view.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    extras[ElementKey(kind: elementKind, path: indexPath)]
  }
  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      extras[ElementKey(kind: elementKind, path: $0)]
    }
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  // MARK: Geometry

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return ownLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the item at a point in the collection view's coordinates; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let probe = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return ownLayout.layoutAttributesForElements(in: probe)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// Scrolls an item to a position on each axis. An axis without a position does not scroll. An item that does not
  /// exist stops the program.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// A Boolean value that determines whether touches select items. The default is true.
  open var allowsSelection = true
  /// A Boolean value that determines whether several items can be selected. If true, a touch deselects a selected item.
  /// The default is false.
  open var allowsMultipleSelection = false
  /// The selected items, in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// Selects an item without notifying the delegate. Unless several can be selected, it replaces the selection. Nil
  /// deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  /// Makes a batch of changes, in any order. Deletions use old indexes, and insertions use new ones. If the data
  /// source's new counts do not match the changes, the program stops. The completion is called at the end of the
  /// animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges(completion)
  }
  /// The same for a closure that does not escape. Apple's parameter is optional and does not escape either, which Swift
  /// cannot declare.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Inserts items that the data source already has.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Reloads the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Moves an item that the data source already has at the new index.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections that the data source already has.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Moves a section that the data source already has at the new index.
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.move(section, to: newSection) } }
  /// Reloads the items of sections. Their item counts may change.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

  // MARK: Overrides

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addCollectionViewProperties(to: &properties)
  }

  override var sizesContentItself: Bool { true }
  override var hasFlippedContent: Bool { isFlipped }
  /// Overrides call super.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    flipBack(subview)
  }
  /// Lays out visible cells and other elements. Overrides call super. (A guess: view-35b.)
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil, dataSource != nil {
      LayoutOutsideWindow.report(self, type: "UICollectionView", name: "collection view")
    }
    updateFlip()
    layOutItems()
    prefetchItems()
  }
  /// Highlights the touched item. Overrides call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }
  /// Selects the touched item. Overrides call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(selects: true)
  }
  /// Unhighlights the touched item. Overrides call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    release(selects: false)
  }
  override func boundsWillChange(to bounds: CGRect) { askLayout(about: bounds) }
  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ownLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
