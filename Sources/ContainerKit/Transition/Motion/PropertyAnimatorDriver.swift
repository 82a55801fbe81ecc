import LayerTime
import UIKit

/// Moves a transition through the interruptible animator that its animator vends. While it is paused, its fraction
/// follows the finger. At the end it is stopped and finished.
@MainActor final class PropertyAnimatorDriver: TransitionDriver {
  private let animator: any UIViewImplicitlyAnimating
  private(set) var hasRestoredStart = false
  /// The progress when the animator was last active.
  private var storedProgress = 0.0
  /// The animator's fraction in the code of the last frame, with its time and the change per second since the frame before.
  /// Nil if it has not been running since then: what a finger has changed does not continue.
  private var lastFrame: (time: CFTimeInterval, fraction: Double, speed: Double)?
  /// The time at which the current frame is on screen.
  private var screenTime: CFTimeInterval = 0

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
  }

  /// Starts the animator, unless it was started already, or pauses it at its start.
  func begin(held: Bool) {
    if held { return animator.pauseAnimation() }
    if animator.state == .inactive { animator.startAnimation() }
  }

  /// The fraction that the current frame shows. `fractionComplete` is that of the present time; while the animator runs, its
  /// change since the previous frame is assumed to continue until the frame is on screen.
  var progress: Double {
    guard isUnderWay else { return storedProgress }
    guard animator.isRunning, let lastFrame else { return fraction }
    return fraction + lastFrame.speed * max(screenTime - CACurrentMediaTime(), 0)
  }

  /// The present fraction, from the start. Once reversed, an animator counts its `fractionComplete` from the other end.
  private var fraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  var lastProgress: Double { 1 }
  var hasAnimations: Bool { true }
  var isUnderWay: Bool { animator.state == .active }
  var showsEnd: Bool { !isUnderWay }
  var isBusy: Bool { animator.isRunning }
  var isPaused: Bool { isUnderWay && !animator.isRunning }

  /// Stores the progress, because an animator that has finished by itself has none.
  func nextFrame(shownAt time: CFTimeInterval) {
    screenTime = time
    measureSpeed()
    storedProgress = progress
  }

  private func measureSpeed() {
    guard isUnderWay, animator.isRunning else {
      lastFrame = nil
      return
    }
    let (now, fraction) = (CACurrentMediaTime(), fraction)
    let speed = lastFrame.map { now > $0.time ? (fraction - $0.fraction) / (now - $0.time) : $0.speed }
    lastFrame = (now, fraction, speed ?? 0)
  }

  func freeze() {
    if animator.isRunning { animator.pauseAnimation() }
    if isUnderWay, animator.isReversed { animator.isReversed = false }
  }

  func continueAnimation(
    _ direction: Direction, timing: any UITimingCurveProvider, durationFactor: CGFloat
  ) -> Bool {
    guard isUnderWay else { return false }
    lastFrame = nil
    animator.isReversed = direction == .toStart
    if animator.continueIfImplemented(timing, durationFactor: durationFactor) { return true }
    animator.isReversed = false
    return false
  }

  func scrub(to progress: Double) {
    guard isUnderWay, !progress.isNaN else { return }
    animator.fractionComplete = CGFloat(min(max(progress, 0), 1))
    storedProgress = self.progress
  }

  // MARK: Coming to rest

  func enter(_ stage: CompletionStage) {
    switch stage {
    case .showingPastEnd: jump(to: .completed, keepsChanges: false)
    case .showingStart: scrub(to: 0)
    case .restoringModel: jump(to: .cancelled, keepsChanges: false)
    case .moving, .reportingEnds, .removingEnded, .checkingOldAppearance, .awaitingAnimator: break
    }
  }

  /// Always empty: a property animator adds no `CATransition`.
  var oldAppearances: [LayerAnimations.Entry] { [] }

  func jump(to outcome: Outcome, keepsChanges: Bool) {
    storedProgress = outcome == .completed ? 1 : 0
    hasRestoredStart = outcome == .cancelled
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: outcome == .completed ? .end : .start) }
  }

  func end(_ end: TransitionEnd, removePage: () -> Void) {
    jump(to: end.outcome, keepsChanges: false)
    removePage()
  }

  var hasEndedAnimation: Bool { animator.state != .inactive }
}
