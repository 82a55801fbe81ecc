import QuartzCore
import Testing

/// A new frame loop with a manual clock and one tree. Only one exists at a time, so suites that use it are serialized
/// in `QuartzCoreSuite`.
final class TestStage {
  let clock: ManualClock
  let loop: FrameLoop
  let root = CALayer()
  let tree: LayerTree
  private(set) var node: RenderNode

  init(_ endReports: EndReports = .afterFrame, at time: CFTimeInterval = 100) {
    clock = ManualClock(now: time)
    loop = FrameLoop(clock: clock, endReports: endReports)
    FrameLoop.main = loop
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    // As in a view, added and removed sublayers do not cross-fade.
    root.actions = ["sublayers": NSNull()]
    tree = LayerTree(root: root)
    CATransaction.flush()
    node = tree.renderNode(at: time)
  }

  /// Runs a frame `seconds` after the last one.
  func frame(after seconds: CFTimeInterval = 1.0 / 60, input: () -> Void = {}, present: () -> Void = {}) {
    clock.now += seconds
    let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now, duration: 1.0 / 60)
    loop.run(time, input: input) {
      node = tree.renderNode(at: clock.now)
      present()
    }
  }

  /// Returns a committed layer in the tree.
  func layer() -> CALayer {
    let layer = CALayer()
    layer.actions = root.actions
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    root.addSublayer(layer)
    CATransaction.flush()
    return layer
  }
}

/// All suites that use the shared frame loop. Their tests run one at a time.
@Suite(.serialized) enum QuartzCoreSuite {}

/// Records the calls that it receives.
final class Listener: NSObject, CAAnimationDelegate {
  var received: [String] = []
  var onStop: ((Bool) -> Void)?

  func animationDidStart(_ anim: CAAnimation) { received.append("didStart") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    received.append("didStop \(flag ? 1 : 0)")
    onStop?(flag)
  }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }
