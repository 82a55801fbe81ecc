import UIKit

extension Transition {
  /// The finger has moved it to `progress`: 0 is the start, 1 the end.
  func update(_ progress: CGFloat) {
    guard case .held = motion else { return }
    record("updateInteractiveTransition", to)
    driver.scrub(to: curve.time(at: Double(progress)))
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  /// It is let go and goes to its end, or back to where it began.
  ///
  /// - Parameter velocity: Of the progress, per second; positive towards the end.
  func settle(commit: Bool, velocity: CGFloat) {
    switch motion {
    case .ended: return
    case .arrived(let there, _):
      // Too late to turn: what was animated is over.
      return there == commit ? () : endNow(completed: there)
    case .foreign where !isReleasedByController: return endNow(completed: commit)
    case .free where driver.hasAnimations && !driver.hasRemaining: return
    case .waiting, .free, .held, .foreign, .settling: break
    }
    if case .free = motion {
      // Turned round in mid-flight: it passes through being interactive, as every cancelled transition does.
      driver.freeze()
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
    if !isForeign {
      glide(commit: commit, velocity: velocity)
    }
    coordinator.interactionChanged()
    if wasCancelled == commit { turn(to: commit) }
  }

  /// The appearance calls follow the direction.
  func turn(to commit: Bool) {
    heading = commit
    owner?.transition(self, turnsTo: commit)
  }

  /// It runs to its end already, and shall be there soon: somebody waits.
  func hurry() {
    guard case .free = motion, driver.hasRemaining else { return }
    decided = true
    driver.freeze()
    glide(commit: true, velocity: 0)
  }

  /// The motion without a hand. In terms of what is seen, so that it begins with the velocity of the finger.
  private func glide(commit: Bool, velocity: CGFloat) {
    let goal = commit ? curve.progress(at: driver.end) : 0
    let spring = SettlingSpring(from: progress, to: goal, velocity: Double(velocity))
    motion = .settling(spring, since: CACurrentMediaTime(), commit: commit)
  }

  /// Whether a finger can take hold of it: what is animated is on its way, and the container drives it.
  var canBeHeld: Bool {
    switch motion {
    case .free, .settling: driver.hasRemaining
    case .waiting, .held, .foreign, .arrived, .ended: false
    }
  }

  /// A finger takes hold of it, where it stands.
  func hold() {
    guard canBeHeld else { return }
    driver.freeze()
    motion = .held
    context.isInteractive = true
    coordinator.interactionChanged()
  }

  func frame(_ time: CFTimeInterval) {
    driver.nextFrame()
    switch motion {
    case .settling(let spring, let since, let commit):
      let elapsed = max(time - since, 0)
      // A quarter of a point is not seen.
      if spring.isSettled(at: elapsed, within: 0.25 / Double(travel)) {
        driver.scrub(to: commit ? driver.end : 0)
        motion = .arrived(commit: commit, frames: 0)
      } else {
        driver.scrub(to: curve.time(at: spring.place(at: elapsed)))
      }
    case .arrived(let commit, let frames):
      motion = .arrived(commit: commit, frames: frames + 1)
      commit ? finish(frames + 1) : cancel(frames + 1)
    case .waiting, .free, .held, .foreign, .ended:
      break
    }
    if !isEnded { owner?.transitionDidMove(self) }
  }

  /// The last frame stood just before the end. The animations end by themselves, past it; what is left after two
  /// frames is taken away. From there time runs on, for what an animator may do in a second step.
  private func finish(_ frames: Int) {
    switch frames {
    case 1: driver.passEnd()
    case 3:
      driver.removeEnded()
      driver.runOn()
    default: break
    }
  }

  /// The last frame stood exactly where the transition began. What it shows is made the model before any animation is
  /// taken away, so that no frame can show anything else.
  private func cancel(_ frames: Int) {
    switch frames {
    case 1: driver.settleModel()
    // What holds an old look cannot be taken away before the views are back: its animator would wait for ever.
    case 2 where driver.hasRemaining: end(completed: false)
    case 1 + Self.patience: end(completed: false)
    default: break
    }
  }
}
