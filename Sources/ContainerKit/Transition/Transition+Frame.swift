import UIKit

extension Transition {
  /// Moves the transition to its position in a frame that is on screen at `time`. Does nothing before the animator is started.
  func frame(_ time: CFTimeInterval) {
    guard let driver else { return }
    driver.nextFrame(shownAt: time)
    isShown = true
    if case .completing(var run) = state {
      let mustEnd = run.advance(to: time, driver)
      // The animator may have ended the transition in that call.
      guard !isEnded else { return }
      state = .completing(run)
      if run.replacesOldAppearance { replaceOldAppearance() }
      if mustEnd { owner?.transition(self, completes: run.toEnd) }
    }
    endIfTimedOut(time)
    if !isEnded { owner?.transitionDidMove(self) }
  }

  /// Ends the transition if its animator never reports its end.
  ///
  /// An animator that has stopped its animations does not time out unless a selection is pending. One that adds no layer
  /// animations works by timers, regardless of the finger, and has its declared duration.
  private func endIfTimedOut(_ time: CFTimeInterval) {
    let isAwaited = owner?.isSelectionPending ?? false
    let isBusy: Bool
    switch state {
    case .running:
      isBusy = time < startTime + duration || driver?.isBusy == true || !isAwaited && driver?.isPaused == true
    case .completing(let run) where run.hasArrived && run.toEnd:
      let isTimed = driver?.hasAnimations == false && !isAwaited && time < startTime + duration
      isBusy = isTimed || driver?.isBusy == true
      if !isTimed, isBusy, driver?.isUnderWay == false {
        Misuse.log("animates in a second phase, which no finger can drive; it runs by itself", by: animator)
      }
    case .starting, .interactive, .controllerDriven, .completing, .ended:
      isBusy = true
    }
    guard watchdog.hasTimedOut(at: time, isBusy: isBusy, isAwaited: isAwaited) else { return }
    Misuse.log("an animator did not call completeTransition(_:); the container has ended the transition", by: animator)
    owner?.transition(self, completes: context.decision ?? true)
  }
}
