/// Controllers of a navigation controller that share a collection view.
///
/// The collection view stays in the outgoing controller's view until the transition is over. Then `settleCollection()`
/// of the visible controller takes it.
extension UICollectionViewController {
  /// Called when a navigation controller is about to show this controller after another one. A controller that is
  /// pushed with `useLayoutToLayoutNavigationTransitions` uses the other one's collection view from now on.
  final func prepareToFollow(_ other: UIViewController?, isPush: Bool) {
    if isPush, useLayoutToLayoutNavigationTransitions {
      guard let below = other as? UICollectionViewController else {
        fatalError(
          "\(ObjectIdentity.text(of: self)) was pushed with useLayoutToLayoutNavigationTransitions: expected a "
            + "UICollectionViewController below it, not \(other.map(ObjectIdentity.text(of:)) ?? "nothing")")
      }
      share(below.collectionView)
    }
    guard let other = other as? UICollectionViewController, sharesCollection(with: other) else { return }
    other.rememberLayout()
    rememberLayout()
  }

  /// `true` if both controllers have the same collection view.
  final func sharesCollection(with other: UICollectionViewController) -> Bool {
    other !== self && ownCollection != nil && ownCollection === other.ownCollection
  }

  private func share(_ collection: UICollectionView) {
    guard ownCollection !== collection else { return }
    if hasLayoutInPlace, let ownCollection { ownLayout = ownCollection.collectionViewLayout }
    ownCollection?.removeFromSuperview()
    ownCollection = collection
    hasLayoutInPlace = false
  }

  /// Stores the layout, before the collection view gets another controller's layout.
  private func rememberLayout() {
    if hasLayoutInPlace, let ownCollection { ownLayout = ownCollection.collectionViewLayout }
    hasLayoutInPlace = false
  }

  /// Moves the collection view into this controller's view, with its layout. Called when the controller is shown.
  ///
  /// - Parameter keepsOffset: `true` after a cancelled transition, which has scrolled the content back to its start.
  final func settleCollection(keepsOffset: Bool = false) {
    guard isViewLoaded, let ownCollection else { return }
    UIView.performWithoutAnimation {
      if !ownCollection.isDescendant(of: view) { placeCollection() }
      guard !hasLayoutInPlace else { return }
      hasLayoutInPlace = true
      let (layout, offset) = (neededLayout, ownCollection.contentOffset)
      guard ownCollection.collectionViewLayout !== layout else { return }
      ownCollection.collectionViewLayout = layout
      if keepsOffset { ownCollection.contentOffset = ownCollection.resting(offset) }
    }
  }

  /// Puts the collection view behind the view's other subviews.
  final func placeCollection() {
    guard let ownCollection, let root = viewIfLoaded else { return }
    ownCollection.frame = root.bounds
    ownCollection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.insertSubview(ownCollection, at: 0)
  }
}
