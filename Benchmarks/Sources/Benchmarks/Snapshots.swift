@_spi(Benchmark) import UIKit

/// Compares one snapshot of a page with the 60 that an animator takes if it clips each to a tile.
@MainActor enum Snapshots {
  private static let tiles = 60
  /// The maximum cost of the 60, as a multiple of one.
  private static let limit = 5.0

  /// A page with some text, in a window.
  private static func page(in stage: BenchmarkWindow) -> UIView {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.backgroundColor = .white
    for row in 0..<14 {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 48 * row, width: 300, height: 40))
      label.text = "A row of the page, with the number \(row)"
      controller.view.addSubview(label)
    }
    for _ in 0..<2 { stage.frame(after: 1.0 / 60, renders: true) }
    return controller.view
  }

  /// Prints the costs. Returns those that are above their limit.
  static func run() -> [String] {
    let stage = BenchmarkWindow()
    let page = page(in: stage)
    // The snapshots of a run are released at its end, so that the next run draws the page again.
    func work(_ count: Int) -> (Int) -> Double {
      { _ in
        let snapshots = (0..<count).compactMap { _ in page.snapshotView(afterScreenUpdates: false) }
        precondition(snapshots.last?.layer.contents != nil, "the page was never shown")
        return Double(snapshots.count)
      }
    }
    var harness = Harness()
    harness.rounds = 11
    let rows = harness.compare([work(1), work(tiles)])
    print("snapshots of a page               1         \(tiles)    ratio")
    print("  not changed in between   \(rows[0].text) \(rows[1].text) \(rows[1].times)")
    return rows[1].ratio > limit
      ? ["\(tiles) snapshots of a page cost \(rows[1].times) one, at most \(limit)× allowed"] : []
  }
}
