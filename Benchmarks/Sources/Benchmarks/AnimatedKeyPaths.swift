import Foundation
@_spi(Benchmark) import QuartzCore

/// The cost of a frame in which many layers have one animation each, per layer, for different key paths.
enum AnimatedKeyPaths {
  private typealias Motion = (keyPath: String, from: Any, to: Any)

  private static let layers = 200
  private static let step = 1.0 / 10_000

  /// The animations. The others are compared with the first one.
  private static var motions: [Motion] {
    [
      ("transform", CATransform3DMakeScale(0.5, 0.5, 1), CATransform3DIdentity),
      ("transform.scale", 0.5, 1.0),
      ("backgroundColor", color(red: 0.2), color(red: 0.8)),
    ]
  }

  /// Prints the table, and returns its figures.
  static func run() -> [String: Any] {
    print("A frame of \(layers) layers, each with one animation on a cubic curve, per layer")
    let motions = motions
    let trees = motions.map { motion in Trees.tree(animated: layers, still: 0) { _ in animation(motion) } }
    let rows = Harness().compare(trees.map { tree in { _ in frame(of: tree) } })
    var results: [String: Any] = [:]
    for (index, row) in rows.enumerated() {
      let (keyPath, time) = (motions[index].keyPath, row.time / Double(layers))
      let name = keyPath.padding(toLength: 38, withPad: " ", startingAt: 0)
      let ratio = index == 0 ? "" : "  \(row.times) the \(motions[0].keyPath)"
      print("  " + name + String(format: "%8.3f µs", time * 1e6) + ratio)
      results[keyPath] = ["ms": time * 1e3, "ratio": row.ratio]
    }
    return results
  }

  private static func frame(of tree: BenchmarkTree) -> Double {
    tree.frame(after: step)
    return 0
  }

  private static func animation(_ motion: Motion) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: motion.keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (motion.from, motion.to, Trees.duration)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  private static func color(red: CGFloat) -> CGColor { CGColor(red: red, green: 0.4, blue: 0.6, alpha: 1) }
}
