public import Foundation
import QuartzCore

/// An object that loads data before a collection view requests the cells for it.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that may soon be visible, the nearest first. Each is named once while it stays near.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Optional. Called with items that were named, and did not become visible.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Requests the data of items that come near.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let axis: ScrollAxis = isHorizontal ? .horizontal : .vertical
    let ahead = elements(of: collectionViewLayout, in: prefetching.next(after: bounds, along: axis))
      .filter { $0.representedElementCategory == .cell }
    func distance(_ item: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(axis.of(item.center) - axis.of(CGPoint(x: bounds.midX, y: bounds.midY)))
    }
    let sorted = ahead.sorted { (distance($0), $0.indexPath) < (distance($1), $1.indexPath) }
    let (new, cancelled) = prefetching.adopt(sorted.map(\.indexPath), visible: Set(cells.keys))
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
