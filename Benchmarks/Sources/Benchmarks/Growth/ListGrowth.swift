@_spi(Benchmark) import UIKit

/// A frame of scrolling through lists.
@MainActor enum ListGrowth {
  static let all = [
    Growth("lists", "a scroll frame of a flow layout", [1000, 10_000, 100_000, 1_000_000]) { size in
      let items = Items(count: size)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      return withExtendedLifetime(items) { scrollFrame(view) }
    },
    Growth("lists", "a scroll frame of automatic row heights", [1000, 10_000, 100_000, 1_000_000]) { size in
      let items = Items(count: size)
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      view.dataSource = items
      return withExtendedLifetime(items) { scrollFrame(view) }
    },
  ]

  /// Shows a list, and returns the time of a frame in which it scrolls: the mean of ten, from the middle of what is known.
  private static func scrollFrame(_ view: UIScrollView) -> Double {
    let stage = BenchmarkWindow()
    stage.window.addSubview(view)
    for _ in 0..<3 { stage.frame(after: 1.0 / 60, renders: true) }
    view.contentOffset.y = 5000
    for _ in 0..<3 { stage.frame(after: 1.0 / 60, renders: true) }
    let frames = 10
    let time = Stopwatch.time {
      for _ in 0..<frames {
        view.contentOffset.y += 60
        stage.frame(after: 1.0 / 60, renders: true)
      }
    }
    return time.processor / Double(frames)
  }

  private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      // Rows of one to three lines.
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "A row of some words. ", count: 1 + indexPath.row * 7 % 5)
      return cell
    }
  }
}
