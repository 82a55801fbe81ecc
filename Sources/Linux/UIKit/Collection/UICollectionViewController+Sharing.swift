/// How controllers of a navigation controller share a collection.
///
/// The collection stays in the view of the controller that is left until the transition is over: `settleCollection()` of
/// the one that is shown then takes it.
extension UICollectionViewController {
  /// Called when a navigation controller is about to show this controller after another one. A controller that is pushed
  /// with `useLayoutToLayoutNavigationTransitions` has the other one's collection from now on.
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

  /// `true` if both controllers have the same collection.
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

  /// The collection is about to get another controller's layout.
  private func rememberLayout() {
    if hasLayoutInPlace, let ownCollection { ownLayout = ownCollection.collectionViewLayout }
    hasLayoutInPlace = false
  }

  /// Brings the collection into this controller's view, with its layout. Called when the controller is shown.
  ///
  /// - Parameter keepsOffset: `true` after a cancelled transition, whose start the content was scrolled back to.
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

  /// Puts the collection behind the view's other subviews.
  final func placeCollection() {
    guard let ownCollection, let root = viewIfLoaded else { return }
    ownCollection.frame = root.bounds
    ownCollection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.insertSubview(ownCollection, at: 0)
  }
}
