/// A completion block and the animations that it waits for.
final class CompletionGroup {
  let block: () -> Void
  private var running = 0
  private var isOpen = true

  init(block: @escaping () -> Void) { self.block = block }

  /// Called when an animation is added.
  func add() { running += 1 }

  /// Called when an animation has ended, while it reports that.
  func finishOne() {
    running -= 1
    if running == 0 && !isOpen { block() }
  }

  /// Called when no more animations will be added. If there are none, the block is called in the next reports
  /// (measured, although the header says "immediately").
  func close(_ loop: FrameLoop) {
    isOpen = false
    if running == 0 { loop.enqueueReport(block) }
  }
}
