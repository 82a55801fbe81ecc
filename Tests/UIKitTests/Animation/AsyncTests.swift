import QuartzCore
import Testing
import UIKit

@Suite("Waiting for the end of a view animation:", .serialized) @MainActor struct AsyncTests {
  /// Runs pending tasks until a condition is met. A few turns are enough.
  private func turns(until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() { await Task.yield() }
  }

  @Test("awaiting a property animator's completion returns the final position", arguments: [true, false])
  func animator(isReversed: Bool) async {
    let scene = AnimatorScene()
    var isWaiting = false
    var position: UIViewAnimatingPosition?
    let task = Task {
      isWaiting = true
      position = await scene.animator.addCompletion()
    }
    await turns { isWaiting }
    scene.animator.isReversed = isReversed
    scene.animator.startAnimation()
    _ = scene.shown(0, 0.5, 1)
    await turns { false }
    #expect(position == nil)
    _ = scene.shown(1.1, 1.2)
    await task.value
    #expect(position == (isReversed ? .start : .end) && scene.ends == [isReversed ? .start : .end])
  }

  @Test("awaiting keyframes returns true if they finished", arguments: [true, false])
  func keyframes(isRemoved: Bool) async {
    let frames = Frames()
    let view = frames.view
    var finished: Bool?
    let task = Task {
      finished = await UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
      }
    }
    await turns { view.center.x == 150 }
    _ = frames.shown(at: [0, 0.5]) { 0 }
    await turns { false }
    #expect(finished == nil)
    if isRemoved { view.layer.removeAllAnimations() }
    _ = frames.shown(at: isRemoved ? [0.6, 0.7] : [1.1, 1.2]) { 0 }
    await task.value
    #expect(finished == !isRemoved)
  }
}
