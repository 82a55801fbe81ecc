import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A data source for prefetching", .serialized) struct PrefetchingTests {
  private final class Loader: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
    var asked: [Int] = []
    var cancelled: [Int] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      asked += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.item)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += indexPaths.map(\.row) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }

    func take() -> (asked: [Int], cancelled: [Int]) {
      defer { (asked, cancelled) = ([], []) }
      return (asked, cancelled)
    }
  }

  private let loader = Loader()

  @Test("is asked for the items of the next screen, the nearest first, once, and cancels those that it does not show")
  func collection() {
    // One column of items, 60 points high, at distances of 70 points; seven are visible.
    let scene = CollectionScene([100]) { log in log.sizes = { _ in CGSize(width: 300, height: 60) } }
    #expect(scene.view.isPrefetchingEnabled)
    scene.view.prefetchDataSource = loader
    scene.view.setNeedsLayout()
    scene.stage.frame()
    #expect(loader.take() == (Array(7...13), []))
    scene.view.contentOffset.y = 70
    scene.stage.frame()
    #expect(loader.take() == ([14], []))
    // The direction changes.
    scene.view.contentOffset.y = 10 * 70
    scene.stage.frame()
    _ = loader.take()
    scene.view.contentOffset.y = 9 * 70
    scene.stage.frame()
    let (asked, cancelled) = loader.take()
    #expect(asked == [8, 7, 6, 5, 4, 3, 2])
    #expect(cancelled == Array(17...23))
    scene.view.reloadData()
    scene.stage.frame()
    #expect(loader.take().asked == [8, 7, 6, 5, 4, 3, 2])
  }

  @Test("of a table is asked for its rows in the same way") func table() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let (stage, rows) = (Stage(size: CGSize(width: 320, height: 480), scale: 2), Rows())
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 60
    table.dataSource = rows
    table.prefetchDataSource = loader
    stage.window.addSubview(table)
    stage.frame()
    #expect(loader.take() == (Array(8...15), []))
    table.contentOffset.y = 20 * 60
    stage.frame()
    #expect(loader.take() == (Array(28...35), Array(8...15)))
    table.contentOffset.y = 19 * 60
    stage.frame()
    #expect(loader.take() == (Array((11...18).reversed()), Array(28...35)))
  }

  @Test("is not asked if prefetching is disabled") func disabled() {
    let scene = CollectionScene()
    scene.view.isPrefetchingEnabled = false
    scene.view.prefetchDataSource = loader
    scene.view.contentOffset.y = 100
    scene.stage.frame()
    #expect(loader.take() == ([], []))
  }
}
