public import Foundation

/// Says what is in a collection.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item that comes into sight: one from `dequeueReusableCell(withReuseIdentifier:for:)`, filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Optional. How many sections there are; 1 without this.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Optional, but asked for where the layout has such views: one from
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`, filled.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program: the layout has a view of that kind, and the data source has none.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "UICollectionView dataSource \(ObjectIdentity.text(of: self)) does not implement "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:, and its layout has a view of kind \(kind)")
  }
}
