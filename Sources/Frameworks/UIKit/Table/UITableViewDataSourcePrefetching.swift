public import Foundation
import QuartzCore

/// An object that loads data before a table view requests the cells for it.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that may soon be visible, the nearest first. Each is named once while it stays near.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Optional. Called with rows that were named, and did not become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Requests the data of rows that come near.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let ahead = prefetching.next(after: bounds, along: .vertical)
    let rows = geometry.rows(from: ahead.minY, to: ahead.maxY)
    let nearest = ahead.minY < bounds.minY ? rows.reversed() : rows
    let (new, cancelled) = prefetching.adopt(nearest, visible: Set(cells.keys))
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
