import UIKit

/// Moves a transition through the interruptible animator that its animator vends: paused, its fraction follows the
/// finger; at the end it is stopped and finished, never released on the way.
@MainActor final class AnimatorDriver: TransitionMoving {
  private let animator: any UIViewImplicitlyAnimating
  private(set) var isPutBack = false
  /// The progress when the animator was last active.
  private var storedProgress = 0.0

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
  }

  /// Adds alongside animations. Returns false if the animator does not accept more animations.
  func add(_ animations: @escaping () -> Void) -> Bool {
    animator.take(animations)
  }

  /// Starts it, or holds it at its beginning. One that its maker has started already is not started again.
  func begin(held: Bool) {
    if held { return animator.pauseAnimation() }
    if animator.state == .inactive { animator.startAnimation() }
  }

  var progress: Double { isUnderWay ? Double(animator.fractionComplete) : storedProgress }

  var lastProgress: Double { 1 }
  var hasAnimations: Bool { true }
  var isUnderWay: Bool { animator.state == .active }
  var isBusy: Bool { animator.isRunning }
  var isPaused: Bool { isUnderWay && !animator.isRunning }

  /// Stores the progress, because an animator that has finished by itself has none.
  func nextFrame() {
    storedProgress = progress
  }

  func freeze() {
    if animator.isRunning { animator.pauseAnimation() }
    if isUnderWay, animator.isReversed { animator.isReversed = false }
  }

  func continueAnimation(toEnd: Bool, timing: any UITimingCurveProvider, durationFactor: CGFloat) -> Bool {
    guard isUnderWay else { return false }
    animator.isReversed = !toEnd
    if animator.carryOn(timing, durationFactor: durationFactor) { return true }
    animator.isReversed = false
    return false
  }

  func scrub(to progress: Double) {
    guard isUnderWay, !progress.isNaN else { return }
    animator.fractionComplete = CGFloat(min(max(progress, 0), 1))
    storedProgress = self.progress
  }
}

extension AnimatorDriver: TransitionEnding {
  func enter(_ stage: CompletionStage) {
    switch stage {
    case .showingEnd: scrub(to: 1)
    case .showingPastEnd: leap(toEnd: true)
    case .showingStart: scrub(to: 0)
    case .restoringModel: leap(toEnd: false)
    case .moving, .reportingEnds, .removingEnded, .checkingOldAppearance, .awaitingAnimator: break
    }
  }

  /// A property animator animates properties, never a whole appearance.
  var holdsOldAppearance: Bool { false }

  func leap(toEnd: Bool) {
    storedProgress = toEnd ? 1 : 0
    isPutBack = !toEnd
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: toEnd ? .end : .start) }
  }

  func end(_ end: TransitionEnd, removePage: () -> Void) {
    leap(toEnd: end.isCompleted)
    removePage()
  }

  var hasEndedAnimation: Bool { animator.state != .inactive }
}
