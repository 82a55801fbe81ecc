import Foundation
import QuartzCore

/// The key of an element that has a view. A cell has no kind.
struct ElementKey: Hashable {
  enum Kind: Hashable {
    case cell(String)
    case supplementary(String, String)
    case decoration(String, ObjectIdentifier)
  }

  var kind: String?
  var path: IndexPath
  var isDecoration = false
}

extension ElementKey {
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      kind: attributes.representedElementKind, path: attributes.indexPath,
      isDecoration: attributes.representedElementCategory == .decorationView)
  }
}

/// Views for the visible elements.
extension UICollectionView {
  var counts: [Int] {
    if let knownCounts { return knownCounts }
    let new = readCounts()
    knownCounts = new
    return new
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count = DataSourceCount.sections(dataSource.numberOfSections(in: self), of: .collection)
    return (0..<count).map {
      DataSourceCount.rows(dataSource.collectionView(self, numberOfItemsInSection: $0), in: $0, of: .collection)
    }
  }

  func forgetData() {
    guard changeDepth == 0 else { return }
    knownCounts = nil
    dropAll()
    collectionViewLayout.invalidateCounts(andEverything: true)
    layoutWasInvalidated()
  }

  func layoutWasInvalidated() {
    collectionViewLayout.invalidateAll()
    prepareAgain()
  }

  private func prepareAgain() {
    isPrepared = false
    askedForSize = []
    setNeedsLayout()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    let adjustment = context.contentOffsetAdjustment
    offsetAdjustment = CGPoint(x: offsetAdjustment.x + adjustment.x, y: offsetAdjustment.y + adjustment.y)
    // While views size themselves, the current layout pass continues with the new positions.
    if isSizing { (isPrepared, wasSized) = (false, true) } else { prepareAgain() }
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  func prepareLayout() {
    guard !isPrepared, !isPreparing else { return }
    updateFlip()
    isPreparing = true
    collectionViewLayout.prepare()
    isPreparing = false
    isPrepared = true
    askedBounds = bounds
    let size = collectionViewLayout.collectionViewContentSize
    let moves = layoutTransition?.movesContent ?? false
    if contentSize != size { contentSize = size }
    if moves { layoutTransition?.moveContent() }
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Asks the layout whether new bounds invalidate it, before they are set (measured). A layout that is already invalid
  /// is not asked.
  func askLayout(about bounds: CGRect) {
    guard isPrepared, askedBounds != bounds else { return }
    askedBounds = bounds
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      isPrepared = false
    }
  }

  /// The maximum number of passes. A view that sizes itself may make others visible, which then size themselves.
  private static var mostSizings: Int { 100 }

  /// Lays out the visible elements. Bounds that an animation block has changed are animated, unless `animatesBounds` is
  /// false.
  func layOutItems(animatesBounds: Bool = true) {
    guard !isChangingElements else { return }
    // A frame with a different size changes the bounds, too.
    if askedBounds?.size != bounds.size { askLayout(about: bounds) }
    let old = laidOutBounds
    laidOutBounds = bounds
    if animatesBounds, old != bounds, ViewAnimation.isInBlock, let old, window != nil {
      return layOutItems(inAnimationFrom: old)
    }
    for _ in 0..<Self.mostSizings {
      wasSized = false
      prepareLayout()
      backgroundView?.frame = bounds
      showElements()
      if !wasSized { return }
    }
    RuntimeIssues.handler("Cells go on to prefer other sizes: \(ObjectIdentity.text(of: self))")
  }

  func elements(of layout: UICollectionViewLayout, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? []).filter { $0.frame.meets(rect) || $0.frame.isEmpty }
  }

  private func showElements() {
    let wanted = elements(of: collectionViewLayout, in: bounds)
    let keys = Set(wanted.map { ElementKey($0) })
    for path in cells.keys.sorted() where !keys.contains(ElementKey(kind: nil, path: path)) { drop(path) }
    for key in extras.keys where !keys.contains(key) { dropExtra(key) }
    for attributes in wanted { show(attributes) }
    if collectionViewLayout.asksForPreferredAttributes { wanted.forEach(askForPreferredAttributes) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard attributes.representedElementKind != nil else {
      if let cell = cells[path] { return put(cell, attributes) }
      guard has(path) else { return }
      return UIView.performWithoutAnimation { showCell(path, attributes) }
    }
    let key = ElementKey(attributes)
    if let view = extras[key] { return put(view, attributes) }
    UIView.performWithoutAnimation { addView(for: key, attributes) }
  }

  /// Adds the view of an element that has none.
  func addView(for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = key.kind else { return showCell(key.path, attributes) }
    guard let dataSource else { return }
    let view =
      key.isDecoration
      ? reusedDecorationView(kind, frame: attributes.frame)
      : dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
    extras[key] = view
    put(view, attributes)
    if !key.isDecoration {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  func showCell(_ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    guard cell.reuseIdentifier != nil else {
      fatalError(
        "the view returned from -collectionView:cellForItemAtIndexPath: (\(ObjectIdentity.text(of: cell))) was not "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    cells[path] = cell
    put(cell, attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
  }

  func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    view.attributes = attributes
    if view.bounds.size != attributes.size { view.bounds = CGRect(origin: .zero, size: attributes.size) }
    view.center = attributes.center
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  func relayOut() {
    prepareLayout()
    let target = targetOffset(of: collectionViewLayout)
    if target != contentOffset { contentOffset = target }
    layOutItems()
  }

  // MARK: Removing views

  func drop(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    retire(cell, path)
  }

  func retire(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, for: .cell(identifier)) }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func dropExtra(_ key: ElementKey) {
    guard let view = extras.removeValue(forKey: key) else { return }
    retire(view, key)
  }

  /// Removes the view of an element, and keeps it for reuse.
  func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.kind == nil { return retire(cell, key.path) }
    view.removeFromSuperview()
    guard let kind = key.kind, let identifier = view.reuseIdentifier else { return }
    let pool =
      key.isDecoration
      ? ElementKey.Kind.decoration(kind, ObjectIdentifier(type(of: view))) : .supplementary(kind, identifier)
    cellPool.put(view, for: pool)
    guard !key.isDecoration else { return }
    delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
  }

  func dropAll() {
    prefetching.forget()
    release(selects: false)
    for path in cells.keys.sorted() { drop(path) }
    for key in extras.keys { dropExtra(key) }
    for change in departures { change.retire() }
  }

  // MARK: Reuse

  func registerView(_ type: AnyClass?, _ kind: ElementKey.Kind) {
    switch kind {
    case .cell where type != nil && !(type is UICollectionViewCell.Type):
      fatalError("must pass a class of kind UICollectionViewCell")
    case .supplementary where type != nil && !(type is UICollectionReusableView.Type):
      fatalError("must pass a class of kind UICollectionReusableView")
    default: cellPool.register(type as? UIView.Type, for: kind)
    }
  }

  /// Dequeues a cell. It sets `isSelected`, also to the same value, before the data source configures the cell (reported
  /// by libraries whose cells override the setter). It does not set it after that (a guess: list-8b).
  func dequeuedCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let frame = isPreparing ? .zero : layoutAttributesForItem(at: path)?.frame ?? .zero
    guard let cell = take(.cell(identifier), identifier, frame) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.isSelected = selectedPaths.contains(path)
    return cell
  }

  func dequeuedSupplementaryView(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
    let frame = isPreparing ? .zero : layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
    guard let view = take(.supplementary(kind, identifier), identifier, frame) else {
      fatalError(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  private func take(_ kind: ElementKey.Kind, _ identifier: String, _ frame: CGRect) -> UICollectionReusableView? {
    if let view = cellPool.take(kind) {
      if let cell = view as? UICollectionViewCell { (cell.isSelected, cell.isHighlighted) = (false, false) }
      view.prepareForReuse()
      return view
    }
    guard let type = cellPool.type(for: kind) as? UICollectionReusableView.Type else { return nil }
    let view = ReuseFactory.view(type, frame: frame)
    view.reuseIdentifier = identifier
    return view
  }
}
