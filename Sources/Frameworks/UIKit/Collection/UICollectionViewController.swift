public import Foundation

/// A controller that manages a collection view, and is its data source and delegate. The collection view is a subview
/// of the controller's view, so that controllers of a navigation controller can share it
/// (`useLayoutToLayoutNavigationTransitions`).
///
/// Declares the methods of these protocols, because without Objective-C a subclass can override only what is declared.
/// Reordering by the user is not supported.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  /// The layout that the collection view gets when it shows this controller's items; nil if there is none.
  final var ownLayout: UICollectionViewLayout?
  /// The collection view: created by this controller, or shared with the controller below it in a navigation
  /// controller.
  final var ownCollection: UICollectionView?
  /// `true` if the collection view has this controller's layout, and not that of a controller that shares it.
  final var hasLayoutInPlace = true

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a layout. Loading its view stops the program, because nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Same as `init(nibName:bundle:)`; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The collection view. Setting it to nil creates a new one.
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
  /// The layout that the controller was created with, or the current one of its collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    if hasLayoutInPlace, let ownCollection { return ownCollection.collectionViewLayout }
    return neededLayout
  }
  /// A Boolean value that determines whether items are deselected when the view appears: after `viewWillAppear(_:)` or,
  /// if that is animated, before `viewDidAppear(_:)` (as recorded for tables). It has no effect on a controller with
  /// `useLayoutToLayoutNavigationTransitions` (header). The default is true. (A guess: list-31b.)
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that determines whether a push of this controller changes the layout of the collection view below,
  /// instead of sliding in another one. Set it before the push. If the controller below is not a
  /// `UICollectionViewController`, too, the push stops the program.
  ///
  /// From then on, the controllers share one collection view, which keeps the data source and delegate of the first. A
  /// pop restores the layout. (Guesses: list-18, list-19b.)
  open var useLayoutToLayoutNavigationTransitions = false

  /// Creates the view, with the collection view in it.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    if ownCollection == nil { ownCollection = makeCollection() }
    // A collection view that another controller shows is added when that controller releases it.
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

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addCollectionViewControllerProperties(to: &properties)
  }

  // MARK: Data

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0. Override it to provide items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Stops the program. Override it to provide cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      "UICollectionView (\(ObjectIdentity.text(of: collectionView))) failed to obtain a cell from its dataSource "
        + "(\(ObjectIdentity.text(of: self)))")
  }

  /// Stops the program. Override it if the layout has such views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "UICollectionView dataSource \(ObjectIdentity.text(of: self)) does not implement "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:, and its layout has a view of kind \(kind)")
  }

  // MARK: Items

  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Returns true.
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

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Layout changes

  /// Returns a `UICollectionViewTransitionLayout`.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

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

  /// Returns nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
