import QuartzCore
import Testing
import UIKit

/// A row of the state table: a call in a state, and its results.
struct AnimatorRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: @MainActor @Sendable (AnimatorScene) -> Void
  let call: @MainActor @Sendable (AnimatorScene) -> Void
  let state: UIViewAnimatingState
  let isRunning: Bool
  /// The view's shown positions at the time of the call and a quarter of a second later.
  let positions: [CGFloat]
  var ends: [UIViewAnimatingPosition] = []

  init(
    _ name: String, _ before: @escaping @MainActor @Sendable (AnimatorScene) -> Void,
    _ call: @escaping @MainActor @Sendable (AnimatorScene) -> Void, _ state: UIViewAnimatingState, _ isRunning: Bool,
    _ positions: [CGFloat], _ ends: [UIViewAnimatingPosition] = []
  ) {
    testDescription = name
    (self.before, self.call, self.state, self.isRunning) = (before, call, state, isRunning)
    (self.positions, self.ends) = (positions, ends)
  }

  @MainActor static func run(_ scene: AnimatorScene) {
    scene.animator.startAnimation()
    scene.frames.frame(at: 0)
    scene.frames.frame(at: 0.5)
  }

  @MainActor static func paused(_ scene: AnimatorScene) {
    run(scene)
    scene.animator.pauseAnimation()
  }

  @MainActor static func stopped(_ scene: AnimatorScene) {
    run(scene)
    scene.animator.stopAnimation(false)
  }

  static let all: [AnimatorRow] = [
    AnimatorRow("inactive: start", { _ in }, { $0.animator.startAnimation() }, .active, true, [50, 75]),
    AnimatorRow(
      "inactive: start after a delay", { _ in }, { $0.animator.startAnimation(afterDelay: 0.125) }, .active, true,
      [50, 62.5]),
    AnimatorRow("inactive: pause", { _ in }, { $0.animator.pauseAnimation() }, .active, false, [50, 50]),
    AnimatorRow("inactive: fraction", { _ in }, { $0.animator.fractionComplete = 0.25 }, .active, false, [75, 75]),
    AnimatorRow("running: pause", run, { $0.animator.pauseAnimation() }, .active, false, [100, 100]),
    AnimatorRow("running: start", run, { $0.animator.startAnimation() }, .active, true, [100, 125]),
    AnimatorRow("running: fraction is ignored", run, { $0.animator.fractionComplete = 0 }, .active, true, [100, 125]),
    AnimatorRow("paused: pause", paused, { $0.animator.pauseAnimation() }, .active, false, [100, 100]),
    AnimatorRow("paused: start", paused, { $0.animator.startAnimation() }, .active, true, [100, 125]),
    AnimatorRow("paused: fraction", paused, { $0.animator.fractionComplete = 0.1 }, .active, false, [60, 60]),
    AnimatorRow(
      "paused: continue twice as fast", paused,
      { $0.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25) }, .active, true, [100, 150],
      [.end]),
    AnimatorRow(
      "paused: continue in the time that remains", paused,
      { $0.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }, .active, true, [100, 125]),
    AnimatorRow("running: reverse", run, { $0.animator.isReversed = true }, .active, true, [100, 75]),
    AnimatorRow("paused: reverse", paused, { $0.animator.isReversed = true }, .active, false, [100, 100]),
    AnimatorRow("running: stop", run, { $0.animator.stopAnimation(true) }, .inactive, false, [100, 100]),
    AnimatorRow("paused: stop", paused, { $0.animator.stopAnimation(true) }, .inactive, false, [100, 100]),
    AnimatorRow("running: stop to finish", run, { $0.animator.stopAnimation(false) }, .stopped, false, [100, 100]),
    AnimatorRow(
      "stopped: finish at the end", stopped, { $0.animator.finishAnimation(at: .end) }, .inactive, false, [150, 150],
      [.end]),
    AnimatorRow(
      "stopped: finish at the start", stopped, { $0.animator.finishAnimation(at: .start) }, .inactive, false,
      [50, 50], [.start]),
    AnimatorRow(
      "stopped: finish where it is", stopped, { $0.animator.finishAnimation(at: .current) }, .inactive, false,
      [100, 100], [.current]),
    AnimatorRow(
      "stopped: a completion may be added", stopped, { $0.animator.addCompletion { _ in } }, .stopped, false,
      [100, 100]),
    AnimatorRow(
      "stopped: reverse is ignored", stopped, { $0.animator.isReversed = true }, .stopped, false, [100, 100]),
  ]
}

@Suite("The states of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorStateTests {
  @Test("calls have the results in the state table", arguments: AnimatorRow.all)
  func row(_ row: AnimatorRow) {
    for order in [EndReports.beforeFrame, .afterFrame] {
      let scene = AnimatorScene(endReports: order)
      row.before(scene)
      row.call(scene)
      #expect(scene.animator.state == row.state && scene.animator.isRunning == row.isRunning)
      #expect(isClose(scene.shown(0.5, 0.75), row.positions))
      if row.ends == [.end] { _ = scene.shown(0.8) }
      _ = scene.shown(0.8)
      #expect(scene.ends == row.ends)
      scene.end()
    }
  }

  @Test("an animator that has run to its end is inactive and completes once", arguments: [true, false])
  func naturalEnd(isReversed: Bool) {
    let scene = AnimatorScene()
    scene.animator.isReversed = isReversed
    scene.animator.startAnimation()
    let positions = scene.shown(0, 0.5, 1, 1.5, 2)
    #expect(isClose(positions, isReversed ? [150, 100, 50, 50, 50] : [50, 100, 150, 150, 150]))
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.ends == [isReversed ? .start : .end])
    #expect(scene.view.center.x == (isReversed ? 50 : 150) && scene.view.layer.animationKeys() == nil)
  }

  @Test("an animator that pauses on completion stays active at its end, and can go back")
  func pausesOnCompletion() {
    let scene = AnimatorScene()
    scene.animator.pausesOnCompletion = true
    scene.animator.startAnimation()
    #expect(isClose(scene.shown(0, 1, 1.5, 2), [50, 150, 150, 150]))
    #expect(scene.animator.state == .active && !scene.animator.isRunning && scene.animator.fractionComplete == 1)
    #expect(scene.ends == [])
    scene.animator.isReversed = true
    scene.animator.pausesOnCompletion = false
    scene.animator.startAnimation()
    #expect(isClose(scene.shown(2, 2.25, 3, 3.5), [150, 125, 50, 50]))
    #expect(scene.ends == [.start] && scene.animator.state == .inactive)
  }

  @Test("an animator still runs in its completion, and can be used again afterward")
  func completion() {
    let scene = AnimatorScene()
    let animator = scene.animator
    var states: [Bool] = []
    animator.addCompletion { [unowned animator] _ in states.append(animator.isRunning) }
    animator.startAnimation()
    _ = scene.shown(0, 1.5)
    #expect(states == [true] && !animator.isRunning)
    let view = scene.view
    animator.addAnimations { view.center.x = 250 }
    animator.startAnimation()
    #expect(isClose(scene.shown(2, 2.5, 3.5), [150, 200, 250]))
    #expect(states == [true] && scene.ends == [.end])
  }

  @Test("an animator that is given a block and started in its own completion runs again")
  func again() {
    let scene = AnimatorScene()
    let (animator, view) = (scene.animator, scene.view)
    animator.addCompletion { [unowned animator] _ in
      animator.addAnimations { view.center.x = 250 }
      animator.startAnimation()
    }
    animator.startAnimation()
    // The completion's run loop turn, after the frame, commits the new animation.
    #expect(isClose(scene.shown(0, 1.1, 1.2, 1.6, 2.3), [50, 150, 160, 200, 250]))
    #expect(scene.ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test("a started animator without blocks waits for one")
  func waiting() {
    let frames = Frames()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { frames.view.center.x = 150 }
    #expect(animator.isRunning)
    #expect(isClose(frames.shown(at: [0, 0.5, 1.5]) { frames.x }, [50, 100, 150]))
    #expect(animator.state == .inactive)
  }

  @Test("an animator that changes nothing, or has no duration, finishes in the next turn", arguments: [0.0, 1])
  func nothing(duration: TimeInterval) {
    let frames = Frames()
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      if duration == 0 { frames.view.center.x = 150 }
    }
    var end: UIViewAnimatingPosition?
    animator.startAnimation()
    animator.addCompletion { end = $0 }
    #expect(end == nil && animator.isRunning)
    #expect(frames.shown(at: [0]) { frames.x } == [duration == 0 ? 150 : 50])
    #expect(end == .end && animator.state == .inactive)
  }

  @Test("a running animator is retained, and released at its end")
  func retained() {
    let frames = Frames()
    weak var weakAnimator: UIViewPropertyAnimator?
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { frames.view.center.x = 150 }
      animator.startAnimation()
      weakAnimator = animator
    }
    #expect(isClose(frames.shown(at: [0, 0.5]) { frames.x }, [50, 100]))
    #expect(weakAnimator != nil)
    _ = frames.shown(at: [1.5, 2]) { frames.x }
    #expect(weakAnimator == nil)
  }
}
