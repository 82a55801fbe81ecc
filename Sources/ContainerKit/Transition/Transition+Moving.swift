import UIKit

extension Transition {
  /// The finger has moved it to `progress`: 0 is the start, 1 the end.
  func update(_ progress: CGFloat) {
    guard case .held = motion else { return }
    record("updateInteractiveTransition", to)
    driver?.scrub(to: Double(progress))
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  /// Logs an animator without animations: timers and display links cannot be driven.
  func tellWhereNothingMoves() {
    guard duration > 0, driver?.hasAnimations == false else { return }
    Misuse.log("starts no animation of a layer in animateTransition(using:): no finger can drive it", by: animator)
  }

  /// Releases the transition, which goes to its end or back to its start.
  ///
  /// - Parameter velocity: Of the progress, per second; positive towards the end.
  func settle(commit: Bool, velocity: CGFloat) {
    switch motion {
    case .ended: return
    case .completing(let run) where run.hasArrived:
      // Too late to turn: what was animated is over.
      if run.toEnd != commit { endNow(completed: run.toEnd) }
      return
    case .controllerDriven where !isReleasedByController: return endNow(completed: commit)
    case .free where isOver:
      isRequestWaiting = true
      return
    case .waiting, .free, .held, .controllerDriven, .completing: break
    }
    if case .free = motion {
      // Turned round in mid-flight: it passes through being interactive, as every cancelled transition does.
      tellWhereNothingMoves()
      adoptInterruptibleAnimator()
      // The animator was asked, and may have ended it.
      guard !isEnded else { return }
      driver?.freeze()
      context.isInteractive = true
      coordinator.interactionChanged()
    }
    let wasCancelled = context.transitionWasCancelled
    decided = true
    context.transitionWasCancelled = !commit
    context.isInteractive = false
    coordinator.percentComplete = percentComplete
    coordinator.completionVelocity = velocity
    record(commit ? "finishInteractiveTransition" : "cancelInteractiveTransition", to)
    if !isControllerDriven {
      startCompletion(toEnd: commit, velocity: velocity)
    }
    coordinator.interactionChanged()
    if wasCancelled == commit { turn(to: commit) }
  }

  /// `true` if the transition is over, so that it cannot be reversed: all of the animator's animations have ended. If
  /// no layer lists them, the declared duration decides.
  private var isOver: Bool {
    guard let driver else { return false }
    return driver.hasAnimations ? !driver.isUnderWay : duration > 0 && CACurrentMediaTime() >= began + duration
  }

  /// The appearance calls follow the direction.
  func turn(to commit: Bool) {
    heading = commit
    owner?.transition(self, turnsTo: commit)
  }

  /// Moves a running transition quickly to its end, because another request is waiting.
  func finishSoon() {
    isRequestWaiting = true
    guard case .free = motion, driver?.isUnderWay == true else { return }
    decided = true
    adoptInterruptibleAnimator()
    guard !isEnded else { return }
    driver?.freeze()
    startCompletion(toEnd: true, velocity: 0)
  }

  /// Starts to move the transition to its end or start. The motion is in visible progress, so that it starts with the
  /// finger's velocity.
  private func startCompletion(toEnd: Bool, velocity: CGFloat) {
    let goal = toEnd ? driver?.lastProgress ?? 1 : 0
    let simulation: any Simulation
    if isReleasedByController, let controller = controller as? PercentDrivenInteractiveTransition {
      if let driver, controller.continueAnimation(of: driver, toEnd: toEnd) {
        motion = .free
        return
      }
      simulation = controller.completion(from: progress, to: goal, duration: duration)
    } else {
      // A quarter of a point is not seen.
      simulation = SettlingSpring(
        from: progress, to: goal, velocity: Double(velocity), tolerance: 0.25 / Double(travel))
    }
    motion = .completing(CompletionRun(simulation, toEnd: toEnd, startTime: CACurrentMediaTime()))
  }

  /// `true` if a finger can grab it: its animations are running, and the container drives them.
  var canBeHeld: Bool {
    switch motion {
    case .free: driver?.isUnderWay == true
    case .completing(let run): !run.hasArrived && driver?.isUnderWay == true
    case .waiting, .held, .controllerDriven, .ended: false
    }
  }

  /// Pauses it at its current progress, for a finger that grabs it or an interaction controller.
  func hold(byController: Bool) {
    guard canBeHeld else { return }
    adoptInterruptibleAnimator()
    guard !isEnded else { return }
    driver?.freeze()
    motion = .held
    isControllers = byController
    isReleasedByController = false
    context.isInteractive = true
    coordinator.interactionChanged()
  }

  func frame(_ time: CFTimeInterval) {
    guard let driver else { return }
    driver.nextFrame()
    if case .completing(var run) = motion {
      let mustEnd = run.advance(to: time, driver)
      // The animator may have ended it in that call.
      guard !isEnded else { return }
      motion = .completing(run)
      if mustEnd { end(completed: run.toEnd) }
    }
    endIfTimedOut(time)
    if !isEnded { owner?.transitionDidMove(self) }
  }

  /// Ends the transition if its animator never reports its end.
  ///
  /// An animator that has stopped its animations does not time out unless a request is waiting. One that adds no layer
  /// animations works by timers, wherever the finger was, and has its declared duration.
  private func endIfTimedOut(_ time: CFTimeInterval) {
    let isBusy: Bool
    switch motion {
    case .free:
      isBusy = time < began + duration || driver?.isBusy == true || !isRequestWaiting && driver?.isPaused == true
    case .completing(let run) where run.hasArrived && run.toEnd:
      let isTimed = driver?.hasAnimations == false && !isRequestWaiting && time < began + duration
      isBusy = isTimed || driver?.isBusy == true
      if !isTimed, isBusy, driver?.isUnderWay == false {
        Misuse.log("animates in a second phase, which no finger can drive; it runs by itself", by: animator)
      }
    case .waiting, .held, .controllerDriven, .completing, .ended:
      isBusy = true
    }
    guard watchdog.hasTimedOut(at: time, isBusy: isBusy, isAwaited: isRequestWaiting) else { return }
    Misuse.log("an animator did not call completeTransition(_:); the container has ended the transition", by: animator)
    end(completed: !context.transitionWasCancelled)
  }
}
