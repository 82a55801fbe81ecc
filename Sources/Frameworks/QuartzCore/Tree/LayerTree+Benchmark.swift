/// Access to package-internal functions for the benchmarks, which are a separate package.
@_spi(Benchmark) public final class BenchmarkTree {
  /// The number of threads that draw.
  public static var threadCount: Int {
    get { Compositor.bands.threads }
    set { Compositor.bands.threads = newValue }
  }

  private let clock: ManualClock
  private let loop: FrameLoop
  private let tree: LayerTree

  /// Creates a tree for a layer, with a clock that is advanced by code and starts at 100 s.
  public init(root: CALayer) {
    clock = ManualClock(now: 100)
    loop = FrameLoop(clock: clock)
    FrameLoop.main = loop
    tree = LayerTree(root: root)
    CATransaction.flush()
  }

  /// Runs a frame `seconds` later, including its render nodes.
  ///
  /// - Parameter context: What to draw the whole frame into, as a window does: a context in points, with the origin at the
  ///   top left. Nil to draw nothing.
  public func frame(after seconds: CFTimeInterval, into context: CGContext? = nil) {
    clock.now += seconds
    let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now + seconds, duration: seconds)
    loop.run(time) {
      let node = tree.renderNode(at: clock.now)
      if let context { Compositor.drawFrame(of: [node], in: tree.root.frame, into: context) }
    }
  }

  /// Computes the presented values of all animated layers below the root at a time from now, and returns their sum.
  public func evaluate(after seconds: CFTimeInterval) -> Double {
    tree.root.sumOfPresentedValues(at: clock.now + seconds)
  }
}

extension CALayer {
  fileprivate func sumOfPresentedValues(at parentTime: CFTimeInterval) -> Double {
    guard let committed else { return 0 }
    let time = committed.localTime(parentTime)
    var sum = 0.0
    if !committed.animations.isEmpty {
      committed.show(at: time)
      sum = Double(committed.shown.position.x) + Double(committed.shown.opacity)
    }
    for layer in committed.sublayers { sum += layer.sumOfPresentedValues(at: time) }
    return sum
  }
}
