import UIKit

extension Transition {
  /// Sets the progress of an interactive transition: 0 is the start, 1 the end.
  func update(_ progress: CGFloat) {
    guard case .interactive = state else { return }
    record("updateInteractiveTransition")
    driver?.scrub(to: Double(progress))
    isShown = false
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  /// Pauses the transition at its current progress, for a finger that grabs it or the interaction controller. A
  /// controller that moves the pages by itself pauses its own animations.
  func hold(by source: InteractionSource) {
    if source == .controller, canBePausedByOwnController {
      state = .controllerDriven(percent: percentComplete, isReleased: false)
    } else {
      guard canBeHeld, freeze() else { return }
      state = .interactive(by: source)
    }
    context.isInteractive = true
    coordinator.interactionChanged()
  }

  /// Freezes the transition at its position. Returns false if its animator ends it in this call.
  private func freeze() -> Bool {
    adoptInterruptibleAnimator()
    if !isEnded { driver?.freeze() }
    return !isEnded
  }

  enum Turn {
    /// The transition is on its way to the requested side.
    case turned
    /// The transition has arrived on the other side, or its controller moves it. It has to end at once.
    case tooLate(isAtEnd: Bool)
  }

  /// Releases the transition, which goes to its end or back to its start. Returns nil if it is over, and its animator
  /// will report.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the progress, per second; positive towards the end.
  ///   - source: What has released it; nil for a request. The interaction controller's own timing applies to its releases.
  func settle(toEnd: Bool, velocity: CGFloat, by source: InteractionSource?) -> Turn? {
    switch state {
    case .completing(let run) where run.hasArrived:
      return run.toEnd == toEnd ? nil : .tooLate(isAtEnd: run.toEnd)
    case .controllerDriven(_, isReleased: false) where source != .controller:
      return .tooLate(isAtEnd: toEnd)
    case .running where isOver, .starting, .ended:
      return nil
    case .running:
      // It becomes interactive for a moment, as every cancelled transition does.
      logIfNothingMoves()
      guard freeze() else { return nil }
      context.isInteractive = true
      coordinator.interactionChanged()
      // A handler may have ended the transition.
      guard !isEnded else { return nil }
    case .interactive, .controllerDriven, .completing: break
    }
    release(toEnd: toEnd, velocity: velocity, by: source)
    return isEnded ? nil : .turned
  }

  private func release(toEnd: Bool, velocity: CGFloat, by source: InteractionSource?) {
    context.decision = toEnd
    context.isInteractive = false
    coordinator.percentComplete = percentComplete
    coordinator.completionVelocity = velocity
    record(toEnd ? "finishInteractiveTransition" : "cancelInteractiveTransition")
    if case .controllerDriven(let percent, _) = state {
      state = .controllerDriven(percent: percent, isReleased: true)
    } else {
      complete(toEnd: toEnd, velocity: velocity, by: source)
    }
    coordinator.interactionChanged()
  }

  /// Moves a running transition to its end soon, because another selection is pending.
  func finishSoon() {
    guard case .running = state, context.decision != false, driver?.isUnderWay == true else { return }
    context.decision = true
    if freeze() { complete(toEnd: true) }
  }

  /// Starts the motion to the end or to the start. It begins with the visible velocity of the finger.
  private func complete(toEnd: Bool, velocity: CGFloat = 0, by source: InteractionSource? = nil) {
    guard let driver else { return }
    if source == .controller, let controller = controller as? PercentDrivenInteractiveTransition {
      if !controller.continueAnimation(of: driver, toEnd: toEnd) {
        state = .completing(controller.completion(of: driver, toEnd: toEnd, duration: duration, isShown: isShown))
      } else if !isEnded {
        state = .running
      }
    } else {
      // A quarter of a point cannot be seen.
      let spring = SettlingSpring(
        from: progress, to: toEnd ? driver.lastProgress : 0, velocity: Double(velocity),
        tolerance: 0.25 / Double(travel))
      state = .completing(CompletionRun(spring, toEnd: toEnd, isShown: isShown))
    }
  }

  /// `true` if it is too late to reverse: all animations have ended. If no layer has any, the declared duration decides.
  private var isOver: Bool {
    guard let driver else { return false }
    return driver.hasAnimations ? !driver.isUnderWay : duration > 0 && CACurrentMediaTime() >= startTime + duration
  }

  /// Logs an animator without animations: timers and display links cannot be driven.
  func logIfNothingMoves() {
    guard duration > 0, driver?.hasAnimations == false else { return }
    Misuse.log("starts no animation of a layer in animateTransition(using:): no finger can drive it", by: animator)
  }
}

// MARK: The calls of an animator and of an interaction controller on the context

extension Transition {
  /// Handles a pause that waited for the current effect. Returns false if the transition cannot be paused any more.
  func takePause() -> Bool {
    context.isPausing = false
    return !isEnded && !context.isInteractive && (canBeHeld || canBePausedByOwnController)
  }

  private var canBePausedByOwnController: Bool {
    guard ownController != nil else { return false }
    switch state {
    case .running, .controllerDriven: return true
    case .starting, .interactive, .completing, .ended: return false
    }
  }

  /// Sets the progress of the interaction controller, from 0 to 1. If the controller moves the pages by itself, stores the
  /// progress.
  func controllerDidUpdate(to percentComplete: CGFloat) {
    if case .interactive = state { return update(percentComplete) }
    guard case .controllerDriven(_, let isReleased) = state else { return }
    record("updateInteractiveTransition")
    state = .controllerDriven(percent: percentComplete, isReleased: isReleased)
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  func contextDidComplete(_ didComplete: Bool) {
    guard !isEnded else { return }
    // If an animator completes in its first call, its alongside animations run without animation.
    if didComplete { coordinator.runAlongside { changes, _ in UIView.performWithoutAnimation(changes) } }
    record("completeTransition")
    owner?.transition(self, completes: context.decision ?? didComplete)
  }
}
