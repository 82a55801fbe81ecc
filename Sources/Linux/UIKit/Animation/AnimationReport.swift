import QuartzCore

/// Hears of the end of one animation for its block, and tells by being there that the view takes no touches. Used on
/// the main thread only, as layers are.
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
