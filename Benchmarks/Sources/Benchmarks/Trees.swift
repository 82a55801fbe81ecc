@_spi(Benchmark) import QuartzCore

/// The layers to measure.
enum Trees {
  /// The duration of the animations in seconds, longer than any measurement moves the clock.
  static let duration = 10.0

  /// Returns a tree of layers. `animated` of them move: half on springs, half on cubic curves, unless `animation` makes others.
  static func tree(
    animated: Int, still: Int, animation: (_ index: Int) -> CAAnimation = movement
  ) -> BenchmarkTree {
    let root = CALayer()
    root.actions = ["sublayers": NSNull()]
    root.bounds.size = CGSize(width: 1000, height: 1000)
    // Still layers are in groups, as views are.
    let resting = CALayer()
    root.addSublayer(resting)
    var group = resting
    for index in 0..<still {
      if index % 50 == 0 {
        group = layer(index)
        resting.addSublayer(group)
      } else {
        group.addSublayer(layer(index))
      }
    }
    let moving = CALayer()
    root.addSublayer(moving)
    let layers = (0..<animated).map(layer)
    layers.forEach(moving.addSublayer)
    let tree = BenchmarkTree(root: root)
    for (index, layer) in layers.enumerated() { layer.add(animation(index), forKey: "a") }
    CATransaction.flush()
    return tree
  }

  private static func layer(_ index: Int) -> CALayer {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.position = CGPoint(x: index % 40 * 25, y: index / 40 * 25)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    return layer
  }

  private static func movement(_ index: Int) -> CAAnimation {
    if index.isMultiple(of: 2) {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (Double(index), Double(index) + 100, duration)
      return spring
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return fade
  }
}
