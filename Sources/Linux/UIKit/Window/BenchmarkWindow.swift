/// What the benchmarks, a package of their own, need of a window: one on a clock that is moved by hand, which is not
/// drawn.
@_spi(Benchmark) @preconcurrency @MainActor public final class BenchmarkWindow {
  /// Visible and key, in an active scene of its own.
  public let window: UIWindow
  private let clock: ManualClock
  private let loop: FrameLoop

  /// A window of 390 × 844 points at scale 1. It brings its own frame loop, which takes the place of the one before it.
  public init() {
    clock = ManualClock(now: 1000)
    loop = FrameLoop(clock: clock)
    FrameLoop.main = loop
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    UIScreen.main.configure(bounds: frame, scale: 1)
    window = UIWindow(windowScene: .connected())
    window.frame = frame
    window.makeKeyAndVisible()
    window.windowScene?.activate()
  }

  /// Whether a frame would have something to do.
  public var needsFrame: Bool { loop.needsFrame }

  /// Runs a frame `seconds` after the last one, with `input` in its input phase.
  ///
  /// - Parameter renders: Whether to make the render nodes, as for a picture that is not drawn.
  public func frame(after seconds: CFTimeInterval, renders: Bool = false, input: () -> Void = {}) {
    clock.now += seconds
    let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now + seconds, duration: seconds)
    loop.run(time, input: input) { if renders { _ = window.layerTree?.renderNode(at: clock.now) } }
  }

  /// Sends a sample of one finger, now; only inside a frame's input phase.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    UIApplication.shared.send([TouchInput(id: 0, phase: phase, location: point, timestamp: loop.now)], in: window)
  }
}
