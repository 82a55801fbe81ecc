public import Foundation
import QuartzCore

/// Items in sections, placed by a layout, of which only those in sight have cells.
///
/// The data source is asked for numbers when the collection is first laid out or asked about its items, and again by
/// `reloadData()`; for cells in the layout before a frame. A cell that gets out of sight is used again for another item.
/// Not here are editing, focus, dragging, nib files and interactive changes of the layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private var ownLayout: UICollectionViewLayout
  private var ownBackgroundView: UIView?
  /// Items by section, as the data source said last.
  final var knownCounts: [Int]?
  final var isPrepared = false
  final var isPreparing = false
  /// The elements that were asked which size they prefer, since the layout was last invalidated for another reason.
  final var askedForSize: Set<ElementKey> = []
  /// `true` if the layout is being invalidated for a preferred size.
  final var isSizing = false
  /// `true` if a preferred size has invalidated the layout in the pass under way.
  final var wasSized = false
  /// The distance that contexts add to the content offset in the next layout.
  final var offsetAdjustment = CGPoint.zero
  /// The bounds in which the layout was asked last whether it holds in them.
  final var askedBounds: CGRect?
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var extras: [ElementKey: UICollectionReusableView] = [:]
  final var cellPool = ReusePool<ElementKey.Kind, UICollectionReusableView>()
  final var selectedPaths: [IndexPath] = []
  /// The item that a finger is on.
  final var pressed: IndexPath?
  /// `true` while cells are at the places of the layout before, so that no layout pass may move them.
  final var isChangingLayout = false
  final var changes: ListChanges?
  final var changeDepth = 0

  /// A collection with a frame in its superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// With a flow layout and an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(ownLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    if ownLayout !== layout { ownLayout.collectionView = nil }
    replaceLayout(with: layout)
  }

  /// Takes another layout. The old one still has its collection.
  final func replaceLayout(with layout: UICollectionViewLayout) {
    if ownLayout !== layout { dropDecorations() }
    ownLayout = layout
    layout.collectionView = self
    layoutWasInvalidated()
  }

  // MARK: Layout and data

  /// Says where items are. Set, they are there at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Takes another layout. Animated, the cells move to their new places in 0.3 s (a guess).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Takes another layout. The completion comes at the end of the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      adopt(layout)
      if window != nil { relayOut() }
      completion?(true)
      return
    }
    let leaving = LeavingCells(of: self)
    UIView.animate(withDuration: 0.3) {
      self.changeLayout(to: layout, leaving)
    } completion: {
      leaving.retire()
      completion?($0)
    }
  }
  /// Says what is in the collection. Set, numbers are asked for anew.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetData() } }
  /// Hears of the items, and of scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      layoutWasInvalidated()
    }
  }
  /// Asks for numbers anew, forgets the selection, and has all cells filled again in the next layout.
  open func reloadData() {
    selectedPaths = []
    forgetData()
  }
  /// How many sections there are.
  open var numberOfSections: Int { counts.count }
  /// How many items a section has. A section that is not there stops the program.
  open func numberOfItems(inSection section: Int) -> Int { counts[section] }
  /// Behind all items, as large as the collection. It does not scroll.
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

  /// Has cells of a class made for an identifier, by `init(frame:)`. Nil: none any more. Another class than one of cells
  /// stops the program.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerView(cellClass, .cell(identifier))
  }
  /// Has supplementary views of a class made for a kind and an identifier, by `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerView(viewClass, .supplementary(elementKind, identifier))
  }
  /// A cell that is out of sight, or a new one of the class registered for the identifier; without one the program stops.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { takeCell(identifier, indexPath) }
  /// A supplementary view that is out of sight, or a new one of the class registered; without one the program stops.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { takeSupplementary(elementKind, identifier, indexPath) }
  /// The cell of an item that is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell that is in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cells in sight, in order of their index paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// A supplementary view that is in sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    extras[ElementKey(kind: elementKind, path: indexPath)]
  }

  // MARK: Places

  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return ownLayout.layoutAttributesForItem(at: indexPath)
  }
  /// What the layout says of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the collection's coordinates; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let probe = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return ownLayout.layoutAttributesForElements(in: probe)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// Brings an item to where the positions say, one for each axis; an axis without one stays. An item that is not there
  /// stops the program.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// Whether touches select items. True at first.
  open var allowsSelection = true
  /// Whether several items can be selected; a touch then deselects a selected one. False at first.
  open var allowsMultipleSelection = false
  /// The selected items, in the order of selecting.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// Selects an item, in place of another unless several can be selected, and tells nobody. Nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item, and tells nobody.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  /// Makes changes together. Items are deleted by their old index and inserted by their new one, in any order; the data
  /// source must have the new numbers by then, and where they do not fit the changes the program stops. The completion
  /// comes at the end of the animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges(completion)
  }
  /// Inserts items that the data source has by now.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Deletes items that the data source does not have any more.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Has items' cells filled anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Moves an item that the data source has at its new place by now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Inserts sections that the data source has by now.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections that the data source does not have any more.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Has sections' items made anew; their numbers may be others.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

  // MARK: What it overrides

  /// Brings cells to where the layout has them. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil, dataSource != nil { LayoutOutsideWindow.report(self) }
    layOutItems()
  }
  /// Highlights the item that is touched. Overrides call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }
  /// Selects the item that was touched. Overrides call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(selects: true)
  }
  /// The touched item is no longer highlighted. Overrides call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    release(selects: false)
  }
  override func boundsWillChange(to bounds: CGRect) { askLayout(about: bounds) }
  override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ownLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
