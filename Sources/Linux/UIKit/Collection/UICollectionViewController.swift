public import Foundation

/// A controller of a collection, which has the controller for its data source and delegate. The collection is a subview of
/// the controller's view, so that controllers of a navigation controller can share it
/// (`useLayoutToLayoutNavigationTransitions`).
///
/// What subclasses override of these protocols is here, since without Objective-C only what is there can be overridden.
/// There is no reordering by the user.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  /// The layout that the collection gets when it shows this controller's items; nil if there was none.
  final var ownLayout: UICollectionViewLayout?
  /// The collection: made by this controller, or shared with the controller below it in a navigation controller.
  final var ownCollection: UICollectionView?
  /// `true` if the collection has this controller's layout, and not that of one with which it is shared.
  final var hasLayoutInPlace = true

  /// A controller of a collection with this layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without a layout. There are no nib files here, so that loading its view stops the program.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As `init(nibName:bundle:)`: controllers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The collection. Set to nil, it is a new one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      let old = ownCollection
      ownCollection = newValue ?? makeCollection()
      if newValue != nil { ownLayout = newValue.collectionViewLayout }
      hasLayoutInPlace = true
      guard old !== ownCollection else { return }
      old?.removeFromSuperview()
      if isViewLoaded { placeCollection() }
    }
  }
  /// The layout that the controller was made with, or the one that its collection has got since.
  open var collectionViewLayout: UICollectionViewLayout {
    if hasLayoutInPlace, let ownCollection { return ownCollection.collectionViewLayout }
    return neededLayout
  }
  /// `true` if items are deselected when the view appears: after `viewWillAppear(_:)`, or, where that is animated, before
  /// `viewDidAppear(_:)` (as recorded for tables). Without effect for a controller with
  /// `useLayoutToLayoutNavigationTransitions` (header). True at first.
  open var clearsSelectionOnViewWillAppear = true
  /// `true` if a push of this controller changes the layout of the collection below, instead of sliding in a collection of
  /// its own. Set it before the push; the controller below must be a `UICollectionViewController` too, or the push stops the
  /// program.
  ///
  /// The controllers share one collection from then on, whose data source and delegate stay those of the first. A pop
  /// changes the layout back.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Makes a view, and the collection in it.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    if ownCollection == nil { ownCollection = makeCollection() }
    // A collection that is shown by another controller comes when that one gives it up.
    if hasLayoutInPlace { placeCollection() }
  }

  private func makeCollection() -> UICollectionView {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: neededLayout)
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  final var neededLayout: UICollectionViewLayout {
    guard let ownLayout else { fatalError("UICollectionView must be initialized with a non-nil layout parameter") }
    return ownLayout
  }

  override func didCallViewWillAppear(animated: Bool) {
    if !animated { clearSelection(animated: false) }
  }

  override func willCallViewDidAppear(animated: Bool) {
    if animated { clearSelection(animated: true) }
  }

  private func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions, let ownCollection else { return }
    for path in ownCollection.indexPathsForSelectedItems ?? [] {
      ownCollection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data

  /// 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// 0: to be overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// To be overridden: there is no cell here, and the program stops.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      "UICollectionView (\(ObjectIdentity.text(of: collectionView))) failed to obtain a cell from its dataSource "
        + "(\(ObjectIdentity.text(of: self)))")
  }

  /// To be overridden where the layout has such views: there is none here, and the program stops.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "UICollectionView dataSource \(ObjectIdentity.text(of: self)) does not implement "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:, and its layout has a view of kind \(kind)")
  }

  // MARK: Items

  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// True.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target as it is.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
