/// A window for the benchmarks, which are a package of their own. Its clock is advanced manually.
@_spi(Benchmark) @preconcurrency @MainActor public final class BenchmarkWindow {
  /// The window, visible and key in its own active scene.
  public let window: UIWindow
  private let clock: ManualClock
  private let loop: FrameLoop

  /// Makes a window of 390 × 844 points at scale 1. Its own frame loop replaces the current one.
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

  /// `true` if a frame would have work to do.
  public var needsFrame: Bool { loop.needsFrame }

  /// Runs a frame `seconds` after the previous one, with `input` in its input phase.
  ///
  /// - Parameters:
  ///   - renders: `true` to create the render nodes, as for a picture.
  ///   - context: What to draw the frame into, in points from the top left. Nil to draw nothing.
  public func frame(
    after seconds: CFTimeInterval, renders: Bool = false, into context: CGContext? = nil, input: () -> Void = {}
  ) {
    clock.now += seconds
    let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now + seconds, duration: seconds)
    loop.run(time, input: input) {
      guard renders || context != nil, let node = window.layerTree?.renderNode(at: clock.now) else { return }
      if let context { Compositor.drawFrame(of: [node], in: window.frame, into: context) }
    }
  }

  /// Sends a touch of one finger at the current time. Call it only in a frame's input phase.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    UIApplication.shared.send([TouchInput(id: 0, phase: phase, location: point, timestamp: loop.now)], in: window)
  }
}
