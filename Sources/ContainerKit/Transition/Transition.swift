import UIKit

/// One transition from its beginning to its end: the context that the animator is given, the coordinator, the driver of
/// the layer's time, and what happens in each frame.
///
///     begin ─▶ free ───────────────────────────────────────────┐
///         └──▶ held ─▶ settling to the end ─▶ passing the end ─┴▶ completeTransition ─▶ end(completed: true)
///                 └──▶ settling to the start ─▶ model put back ──▶ completeTransition ─▶ end(completed: false)
@MainActor final class Transition: NSObject {
  enum Motion {
    case waiting
    /// Time runs on.
    case free
    /// A finger has it.
    case held
    /// An interaction controller of the delegate's moves it, not the driver.
    case foreign
    case settling(SettlingSpring, since: CFTimeInterval, commit: Bool)
    /// It has arrived, and so many frames have passed since.
    case arrived(commit: Bool, frames: Int)
    case ended
  }

  /// Frames that an animator has for calling `completeTransition(_:)` after a cancel.
  static let patience = 4

  let from: UIViewController
  let to: UIViewController
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  let driver: LayerDriver
  /// Points that a finger moves for the whole of it.
  let travel: CGFloat
  /// Seconds that the whole of it takes.
  let duration: TimeInterval
  /// How progress, as it is seen, and the layer's time belong together.
  private let curve: ProgressCurve

  /// The container. Held while the transition runs, so that every transition comes to its end.
  private var owner: (any TransitionOwner)?
  private(set) var motion = Motion.waiting
  private var pages: [PageState] = []
  private var link: FrameLink?
  private var decided = false
  private var foreignPercent: CGFloat = 0
  private var isReleasedByController = false

  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, held: Bool, owner: any TransitionOwner
  ) {
    from = context.from
    to = context.to
    self.context = context
    self.animator = animator
    self.controller = controller
    self.owner = owner
    context.isInteractive = held || controller?.startsInteractively == true
    owner.record("transitionDuration", context.to)
    duration = max(animator.transitionDuration(using: context), 0)
    travel =
      animator is SlideAnimator
      ? SlideAnimator.travel(in: context.containerView) : max(context.containerView.bounds.width, 1)
    curve =
      animator is SlideAnimator && !context.isInteractive
      ? .spring(SlideAnimator.spring) : .linear(duration)
    driver = LayerDriver(layer: context.containerView.layer)
    coordinator = TransitionCoordinator(
      context: context, duration: duration, interactive: context.isInteractive,
      curve: controller?.curveOfCompletion ?? .easeInOut)
    super.init()
    context.owner = self
    coordinator.record = { [unowned self] in self.record($0) }
  }

  /// How far it is seen to be, from 0 to 1.
  var percentComplete: CGFloat {
    switch motion {
    case .foreign: foreignPercent
    case .arrived(let commit, _): commit ? 1 : 0
    default: min(max(CGFloat(progress), 0), 1)
    }
  }

  /// As `percentComplete`, also beyond 1 where a spring is.
  var progress: Double { curve.progress(at: driver.elapsed) }

  /// Whether the fingers that drag the pages along move to the left.
  var movesLeft: Bool { context.edges.incoming.minX > context.edges.middle.minX }

  private func record(_ name: String, _ who: UIViewController? = nil) {
    owner?.record(name, who)
  }
}

// MARK: - Beginning

extension Transition {
  /// Starts it. The appearance calls have been made, the incoming view has its final size.
  func begin() {
    pages = [PageState(of: from.view), PageState(of: to.view)]
    link = FrameLink { [weak self] in self?.frame($0) }
    let views = [from.view.layer, to.view.layer]
    if let controller, context.isInteractive {
      motion = .foreign
      driver.begin(frozen: false, duration: duration, pages: views) {
        record("startInteractiveTransition", to)
        controller.startInteractiveTransition(context)
        runAlongside()
      }
    } else {
      motion = context.isInteractive ? .held : .free
      driver.begin(frozen: context.isInteractive, duration: duration, pages: views) {
        if context.isInteractive { record("startInteractiveTransition", to) }
        record("animateTransition", to)
        animator.animateTransition(using: context)
        runAlongside()
      }
    }
    guard !isEnded else { return }
    owner?.transitionDidMove(self)
  }

  private func runAlongside() {
    guard !isEnded else { return }
    coordinator.runAlongside { changes in
      if animator is SlideAnimator {
        SlideAnimator.animate(interactive: context.isInteractive, changes)
      } else {
        UIView.animate(
          withDuration: duration, delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
          animations: changes)
      }
    }
  }

  /// Whether an interaction controller of the delegate's moves it.
  var isForeign: Bool {
    if case .foreign = motion { return true }
    return false
  }

  var isEnded: Bool {
    if case .ended = motion { return true }
    return false
  }
}

// MARK: - Moving

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
    if wasCancelled == commit { owner?.transition(self, turnsTo: commit) }
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

  private func frame(_ time: CFTimeInterval) {
    driver.keepOwnTime()
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
      driver.removeAnimations()
      driver.runOn()
    default: break
    }
  }

  /// The last frame stood exactly where the transition began. What it shows is made the model before any animation is
  /// taken away, so that no frame can show anything else.
  private func cancel(_ frames: Int) {
    switch frames {
    case 1: driver.settleModel()
    case 1 + Self.patience: end(completed: false)
    default: break
    }
  }
}

// MARK: - Ending

extension Transition: TransitionContextOwner {
  func contextDidUpdate(_ percentComplete: CGFloat) {
    if case .held = motion { return update(percentComplete) }
    guard case .foreign = motion else { return }
    record("updateInteractiveTransition", to)
    foreignPercent = min(max(percentComplete, 0), 1)
    coordinator.percentComplete = foreignPercent
    owner?.transitionDidMove(self)
  }

  func contextDidRelease(commit: Bool) {
    guard context.isInteractive else { return }
    isReleasedByController = isForeign
    owner?.transitionIsReleased(self, commit: commit)
  }

  func contextDidPause() {
    guard !isEnded, !context.isInteractive else { return }
    owner?.transitionIsHeld(self)
  }

  func contextDidComplete(_ didComplete: Bool) {
    guard !isEnded else { return }
    record("completeTransition", to)
    if !decided, !didComplete { context.transitionWasCancelled = true }
    end(completed: decided ? !context.transitionWasCancelled : didComplete)
  }

  /// Come to the end, or back to the start, in this very call.
  func endNow(completed: Bool) {
    guard !isEnded else { return }
    context.isInteractive = false
    context.transitionWasCancelled = !completed
    decided = true
    if !completed, driver.hasRemaining {
      driver.freeze()
      driver.scrub(to: 0)
      CATransaction.flush()
      driver.settleModel()
    }
    end(completed: completed)
  }

  /// Everything in its place, in one transaction.
  private func end(completed: Bool) {
    guard !isEnded else { return }
    motion = .ended
    context.isInteractive = false
    context.transitionWasCancelled = !completed
    link?.invalidate()
    link = nil
    let owner = owner
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        driver.removeAnimations()
        (completed ? from : to).viewIfLoaded?.removeFromSuperview()
        for page in pages { page.restore() }
        let staying = (completed ? to : from).view!
        staying.frame = context.containerView.bounds
        if staying.superview !== context.containerView { context.containerView.addSubview(staying) }
        for left in context.containerView.subviews where left !== staying { left.removeFromSuperview() }
        driver.restore()
      }
      owner?.transition(self, didEnd: completed)
    }
    self.owner = nil
    animator.notifyEnded(completed)
    owner?.record("animationEnded", to)
    coordinator.complete()
    owner?.transitionIsOver(self, completed: completed)
  }
}

/// The container, as its transition sees it.
@MainActor protocol TransitionOwner: AnyObject {
  /// The progress is another one.
  func transitionDidMove(_ transition: Transition)
  /// It now goes to its end, or back: the appearance calls turn round.
  func transition(_ transition: Transition, turnsTo commit: Bool)
  func transitionIsReleased(_ transition: Transition, commit: Bool)
  func transitionIsHeld(_ transition: Transition)
  /// Views and time are in their places: appearance ends.
  func transition(_ transition: Transition, didEnd completed: Bool)
  /// The last callback but the delegate's has been made.
  func transitionIsOver(_ transition: Transition, completed: Bool)
  func record(_ name: String, _ who: UIViewController?)
}
