/// A completion block and the animations that it waits for.
final class CompletionGroup {
  let block: () -> Void
  private var running = 0
  private var isOpen = true

  init(block: @escaping () -> Void) { self.block = block }

  /// An animation was added.
  func add() { running += 1 }

  /// An animation has ended, in the turn that reports it.
  func finishOne() {
    running -= 1
    if running == 0 && !isOpen { block() }
  }

  /// No more animations will be added. With none at all the block waits for the next turn of reports: measured, though the
  /// header says "immediately".
  func close(_ loop: FrameLoop) {
    isOpen = false
    if running == 0 { loop.enqueueReport(block) }
  }
}
