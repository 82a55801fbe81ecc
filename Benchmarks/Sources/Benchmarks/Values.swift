import Foundation
@_spi(Benchmark) import QuartzCore

/// The cost of the layer tree: the animated properties of a frame, and a frame among layers that don't move.
enum Values {
  private static let step = 1.0 / 10_000

  /// Prints the tables, and returns their figures.
  static func run() -> [String: Any] {
    print("200 animated properties, half springs, half cubic curves, on 200 layers; one frame")
    let plain = PlainLoop(pairs: 100)
    let tree = Trees.tree(animated: 200, still: 0)
    let moving = Trees.tree(animated: 200, still: 0)
    let rows = Harness().compare([
      { plain.evaluate(at: place($0), lasting: Trees.duration) },
      { tree.evaluate(after: place($0)) },
      { _ in frame(of: moving) },
    ])
    print("  the arithmetic in a loop over arrays  \(rows[0].text)")
    print("  the layers' values                    \(rows[1].text)  \(rows[1].times) the loop")
    print("  a whole frame, with its render nodes  \(rows[2].text)  \(rows[2].times) the loop")

    var results: [String: Any] = [
      "loop": ["ms": rows[0].time * 1e3], "values": ["ms": rows[1].time * 1e3, "ratio": rows[1].ratio],
      "frame": ["ms": rows[2].time * 1e3, "ratio": rows[2].ratio],
    ]
    results["keyPaths"] = AnimatedKeyPaths.run()
    results["still"] = amongStillLayers()
    return results
  }

  private static func amongStillLayers() -> [String: Any] {
    print("A frame of 20 animated layers")
    let counts = [0, 500, 5000, 20000]
    let trees = counts.map { Trees.tree(animated: 20, still: $0) }
    let crowds = Harness().compare(trees.map { tree in { _ in frame(of: tree) } })
    var results: [String: Any] = [:]
    for (count, row) in zip(counts, crowds) {
      let name = count == 0 ? "alone" : "among \(count) that don't move"
      let ratio = count == 0 ? "" : "  \(row.times)"
      print("  \(name.padding(toLength: 38, withPad: " ", startingAt: 0))\(row.text)\(ratio)")
      results["\(count)"] = ["ms": row.time * 1e3, "ratio": row.ratio]
    }
    return results
  }

  /// Returns times across the whole animation, not only where a curve is easy.
  private static func place(_ run: Int) -> Double { 0.1 + Double(run % 200) * Trees.duration / 210 }

  private static func frame(of tree: BenchmarkTree) -> Double {
    tree.frame(after: step)
    return 0
  }
}
