import LayerTime
import QuartzCore

/// Whose transition it is: a presentation, or a container of UIKit's.
@MainActor protocol TransitionRunOwner: AnyObject {
  /// An interaction has let go, or has taken hold again: the transition now goes back, or on. The appearance calls turn.
  func transition(_ run: TransitionRun, turnsBack: Bool)
  /// The animator has reported, and layers have their own time again. Views, controllers and appearance get their final
  /// state.
  func transition(_ run: TransitionRun, didEnd completed: Bool)
  /// The last of the animator's and coordinator's callbacks has been made.
  func transitionIsOver(_ run: TransitionRun, completed: Bool)
}

/// One of UIKit's own transitions from its beginning to its end: the context, the coordinator, and the time of what is
/// animated.
///
///     start ─▶ free ──────────────────────────────────────┐
///         └──▶ held ─▶ settling ─▶ past the end ───────────┼▶ completeTransition ─▶ end
///                 └──▶ settling ─▶ last frame is the model ┘
@MainActor final class TransitionRun {
  enum Motion {
    /// Time runs on, or an interaction controller of the application's own has it.
    case free
    /// An interaction holds it.
    case held
    /// From a place, as a fraction, to an end of it, on its own.
    case settling(from: Double, since: CFTimeInterval, seconds: Double, curve: (Double) -> Double, commit: Bool)
    /// Back where it began, as the next frame shows.
    case back
    /// That is the model now. Animations that show an old look are left, and cover the views until these are back.
    case settled
    /// The outgoing view is back, and nothing covers it. The animator has a few frames to report its end.
    case uncovered(frames: Int)
  }

  let context: SystemTransitionContext
  let coordinator: SystemTransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// Seconds, as the animator says.
  let duration: TimeInterval
  /// What the animator vends; asked for once.
  private(set) lazy var vended: (any UIViewImplicitlyAnimating)? = vend()
  /// What is moved by its fraction when the transition is held: what the animator vends, first, and what moves the
  /// alongside animations. Empty where layers' time is held.
  var interruptible: [any UIViewImplicitlyAnimating] = []
  /// Moves what runs alongside where no view block of the animator's does, and no interaction began it.
  private var alongside: UIViewPropertyAnimator?
  var time: HeldTime?
  var motion = Motion.free
  var link: CADisplayLink?
  /// What the owner calls at the very end.
  var completion: (() -> Void)?
  private(set) var isOver = false
  /// Held while it runs, so that every transition comes to its end.
  private var owner: (any TransitionRunOwner)?
  private var isStarting = false
  private var early: Bool?
  private var headsBack = false
  /// Whether an interaction has let it go to its end, which then decides how it came out.
  private(set) var isReleased = false
  /// The time at which the animator was called; nil before.
  private(set) var startTime: CFTimeInterval?
  /// The outgoing view before the animator was called.
  private(set) var outgoingView: OutgoingView?

  init(
    _ scene: TransitionScene, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, owner: any TransitionRunOwner
  ) {
    context = SystemTransitionContext(scene)
    self.animator = animator
    self.controller = controller
    self.owner = owner
    context.isInteractive = controller?.wantsInteractiveStart == true
    TransitionTrace.report("transitionDuration", context)
    let said = scene.isAnimated ? animator.transitionDuration(using: context) : 0
    duration = said.isFinite ? max(said, 0) : 0
    coordinator = SystemTransitionCoordinator(
      context: context, duration: duration, interactive: context.isInteractive,
      curve: controller?.completionCurve ?? .easeInOut)
    (context.run, context.animator) = (self, animator)
  }

  /// Starts it. The wills have been called, and the incoming view has its final size.
  func start() {
    guard !isOver else { return }
    isStarting = true
    context.report(.willStart(duration: duration))
    if let controller, context.isInteractive {
      TransitionTrace.report("startInteractiveTransition", context)
      controller.startInteractiveTransition(context)
    } else {
      (controller as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      runAnimator(held: false)
    }
    if let changes = coordinator.takeAlongside() { animateAlongside(changes) }
    isStarting = false
    if let early, !isOver { end(early) }
  }

  /// Starts the animations, and the alongside animations in the first block that animates.
  func runAnimator(held: Bool) {
    startTime = CACurrentMediaTime()
    outgoingView = context.scene.fromView.map(OutgoingView.init)
    let scene = context.scene
    let views = [scene.containerView] + coordinator.drivenViews
    let time = HeldTime(of: views.map(\.layer), duration: duration)
    self.time = time
    if held, let vended { interruptible = [vended] }
    let pages = [scene.fromView, scene.toView].compactMap { $0?.layer }
    time.begin(frozen: held && interruptible.isEmpty, pages: pages) {
      if let first = interruptible.first {
        startInterruptible(first)
      } else if context.isAnimated {
        ViewAnimation.run(alongside: { [self] in coordinator.takeAlongside()?() }) {
          callAnimator()
        }
      } else {
        UIView.performWithoutAnimation { callAnimator() }
      }
      if let changes = coordinator.takeAlongside() { animateAlongside(changes) }
    }
  }

  private func callAnimator() {
    TransitionTrace.report("animateTransition", context)
    animator.animateTransition(using: context)
  }

  /// Asks the animator for its interruptible animator: where an interaction begins the transition or takes hold of it
  /// later, or where the coordinator is asked whether it can.
  private func vend() -> (any UIViewImplicitlyAnimating)? {
    guard context.isAnimated else { return nil }
    let vended = animator.interruptibleAnimatorIfImplemented(using: context)
    if vended != nil { TransitionTrace.report("interruptibleAnimator", context) }
    return vended
  }

  private func startInterruptible(_ vended: any UIViewImplicitlyAnimating) {
    if let changes = coordinator.takeAlongside(),
      !AbsentRequirement.isImplemented({ vended.addAnimations(changes) })
    {
      animateAlongside(changes)
    }
    vended.pauseAnimation()
  }

  /// It is about to be held. What no interaction began is moved from here on by what its animator vends, if that is what
  /// is on its way; else layers' time is held.
  func takeUpVended() {
    guard interruptible.isEmpty, case .free = motion, let vended, vended.state == .active else { return }
    interruptible = [vended] + (alongside.map { [$0] } ?? [])
  }

  /// For animators that do not animate by view blocks.
  private func animateAlongside(_ changes: @escaping () -> Void) {
    guard context.isAnimated, duration > 0 else { return UIView.performWithoutAnimation(changes) }
    guard !context.isInteractive else {
      return UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
    }
    alongside = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: changes)
    alongside?.startAnimation()
  }
}

// MARK: What the context is told

extension TransitionRun {
  func noteProgress(_ percent: CGFloat) {
    guard !isOver, context.isInteractive else { return }
    TransitionTrace.report("updateInteractiveTransition", context)
    coordinator.percentComplete = percent
  }

  /// An interaction lets go. The handlers are told before the wills (header).
  func noteRelease(commit: Bool) {
    guard !isOver else { return }
    TransitionTrace.report(commit ? "finishInteractiveTransition" : "cancelInteractiveTransition", context)
    let wasInteractive = context.isInteractive
    context.isInteractive = false
    context.transitionWasCancelled = !commit
    isReleased = true
    if let controller {
      coordinator.completionVelocity = controller.completionSpeed
      coordinator.completionCurve = controller.completionCurve
    }
    if wasInteractive { coordinator.interactionChanged() }
    turn(back: !commit)
  }

  /// An interaction takes hold of it again.
  func notePause() {
    guard !isOver, !context.isInteractive else { return }
    TransitionTrace.report("pauseInteractiveTransition", context)
    context.isInteractive = true
    context.transitionWasCancelled = false
    isReleased = false
    coordinator.interactionChanged()
    turn(back: false)
  }

  /// The animator reports the end. What was cancelled stays cancelled, and what was let go to its end completes,
  /// whatever it says. A second call is ignored; one from inside of the animation's start waits for that.
  func noteCompletion(_ didComplete: Bool) {
    guard !isOver, early == nil else { return }
    TransitionTrace.report("completeTransition", context)
    let completed = isReleased ? !context.transitionWasCancelled : didComplete && !context.transitionWasCancelled
    if isStarting { early = completed } else { end(completed) }
  }

  /// Ends it before its time.
  func endNow(_ completed: Bool) {
    if !isOver { end(completed, isInterrupted: true) }
  }

  private func turn(back: Bool) {
    guard back != headsBack else { return }
    headsBack = back
    owner?.transition(self, turnsBack: back)
  }

  private func end(_ completed: Bool, isInterrupted: Bool = false) {
    isOver = true
    let owner = owner
    self.owner = nil
    link?.invalidate()
    link = nil
    context.isInteractive = false
    if !completed {
      context.transitionWasCancelled = true
      if !headsBack { owner?.transition(self, turnsBack: true) }
    }
    context.report(.willRestore(completed: completed, isInterrupted: isInterrupted))
    time?.restore()
    owner?.transition(self, didEnd: completed)
    if !completed { time?.restoreAnimatorValues() }
    context.report(.didRestore)
    TransitionTrace.report("animationEnded", context)
    animator.animationEnded(completed)
    coordinator.complete()
    owner?.transitionIsOver(self, completed: completed)
    context.report(.ended)
  }
}
