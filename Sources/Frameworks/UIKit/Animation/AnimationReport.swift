import QuartzCore

/// The delegate of one animation of a block. It reports the animation's end, and while it is on the layer, it can block
/// the view's touches. Used on the main thread only, like layers.
final class AnimationReport: NSObject, CAAnimationDelegate, @unchecked Sendable {
  private let block: AnimationBlock
  let blocksTouches: Bool

  @MainActor init(block: AnimationBlock) {
    self.block = block
    blocksTouches = !block.timing.options.contains(.allowUserInteraction)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { block.animationStopped(finished: flag) }
  }
}
