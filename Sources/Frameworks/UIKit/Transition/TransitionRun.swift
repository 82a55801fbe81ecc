import LayerTime
import QuartzCore

/// The owner of a transition: a presentation, or one of UIKit's containers.
@MainActor protocol TransitionRunOwner: AnyObject {
  /// Called before the animator is started, which may be later than the request.
  func transitionWillStart(_ run: TransitionRun)
  /// Called when the transition changes direction, such as when an interaction ends or resumes. The appearance calls
  /// reverse.
  func transition(_ run: TransitionRun, turnsBack: Bool)
  /// Called when the animator has reported its end and layers have their own time again. Sets the final state of views,
  /// controllers and appearance.
  func transition(_ run: TransitionRun, didEnd completed: Bool)
  /// Called after the last callback of the animator and the coordinator.
  func transitionIsOver(_ run: TransitionRun, completed: Bool)
}

/// An animator of UIKit's that has changed more than layers' properties.
@MainActor protocol StartRestoring: UIViewControllerAnimatedTransitioning {
  /// Restores the state at the start of a cancelled transition. Called in the transaction that sets the models to the values
  /// at the start.
  func restoreStart()
}

/// One of UIKit's own transitions from its beginning to its end: the context, the coordinator, and the time of its
/// animations.
///
///     startLater ─▶ start ─▶ free ─────────────────────────┐
///         └──▶ held ─▶ settling ─▶ past the end ───────────┼▶ completeTransition ─▶ end
///                 └──▶ settling ─▶ last frame is the model ┘
@MainActor final class TransitionRun {
  enum Motion {
    /// Time runs, or the app's own interaction controller drives the transition.
    case free
    /// An interaction has paused the transition.
    case held
    /// Runs by itself from a fraction to the end or the start.
    case settling(from: Double, since: CFTimeInterval, seconds: Double, curve: (Double) -> Double, commit: Bool)
    /// Back at the start, as the next frame shows.
    case back
    /// The start is the model. Animations that show an old appearance cover the views until those are restored.
    case settled
    /// The outgoing view is restored, and nothing covers it. The animator has a few frames to report its end.
    case uncovered(frames: Int)
  }

  let context: SystemTransitionContext
  let coordinator: SystemTransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// In seconds, as returned by the animator.
  let duration: TimeInterval
  /// The interruptible animator, if any, which the animator is asked for once.
  private(set) lazy var vended: (any UIViewImplicitlyAnimating)? = vend()
  /// The animators whose fraction is set while the transition is paused: first the vended one, then that of the
  /// alongside animations. Empty if the layers' time is frozen.
  var interruptible: [any UIViewImplicitlyAnimating] = []
  /// Runs the alongside animations if no view block of the animator does, in a transition that began by itself.
  private var alongside: UIViewPropertyAnimator?
  /// Runs them if an app's own interaction controller drives the transition.
  private var follower: ProgressFollower?
  var time: TransitionTime?
  var motion = Motion.free
  /// `true` if the position is on screen: the interaction has not changed it since the last frame.
  var isShown = true
  var link: CADisplayLink?
  /// Called by the owner at the very end.
  var completion: (() -> Void)?
  private(set) var isOver = false
  /// Retained while the transition runs, so that each transition ends.
  private var owner: (any TransitionRunOwner)?
  private var hasStarted = false
  private var isStarting = false
  private var early: Bool?
  private var headsBack = false
  /// `true` if an interaction has ended, which decides how the transition ends.
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
    context.traceCall("transitionDuration")
    let declared = scene.isAnimated ? animator.transitionDuration(using: context) : 0
    duration = declared.isFinite ? max(declared, 0) : 0
    coordinator = SystemTransitionCoordinator(
      context: context, duration: duration, interactive: context.isInteractive,
      curve: controller?.completionCurve ?? .easeInOut)
    (context.run, context.animator) = (self, animator)
  }

  /// Starts the transition at the end of the current transaction, so that code that follows the request can use its
  /// coordinator. A transition without animation starts now. The will-appear calls have been made.
  func startLater() {
    guard context.isAnimated else { return start() }
    let isAnimationEnabled = UIView.areAnimationsEnabled
    FrameLoop.main.callAtEndOfTransaction {
      MainActor.assumeIsolated {
        if isAnimationEnabled { self.start() } else { UIView.performWithoutAnimation { self.start() } }
      }
    }
  }

  /// Starts the interaction controller or the animator. The incoming view has its final size.
  private func start() {
    guard !isOver else { return }
    owner?.transitionWillStart(self)
    (hasStarted, isStarting) = (true, true)
    context.report(.willStart(duration: duration))
    if let controller { start(controller) } else { runAnimator(held: false) }
    if let changes = coordinator.removeAlongside() { animateAlongside(changes) }
    isStarting = false
    if let early, !isOver { end(early) }
  }

  /// Starts the interaction controller, which calls the animator if it needs it, even if the transition does not start
  /// interactively (header). Animations that an app's own controller starts then run as the animator's would.
  private func start(_ controller: any UIViewControllerInteractiveTransitioning) {
    let start = { [context] in
      context.traceCall("startInteractiveTransition")
      controller.startInteractiveTransition(context)
    }
    if context.isInteractive || controller is UIPercentDrivenInteractiveTransition { start() } else { run(start) }
  }

  /// Starts the animator's animations.
  func runAnimator(held: Bool) {
    if held, let vended { interruptible = [vended] }
    run(frozen: held && interruptible.isEmpty) {
      if let first = interruptible.first { startInterruptible(first) } else { callAnimator() }
    }
  }

  /// Starts animations, and the alongside animations in the first block that animates.
  private func run(frozen: Bool = false, _ animate: () -> Void) {
    startTime = CACurrentMediaTime()
    outgoingView = context.scene.fromView.map(OutgoingView.init)
    let scene = context.scene
    let views = [scene.containerView] + coordinator.drivenViews
    let time = TransitionTime(of: views.map(\.layer), duration: duration)
    self.time = time
    let pages = [scene.fromView, scene.toView].compactMap { $0?.layer }
    time.begin(frozen: frozen, pages: pages) {
      if !context.isAnimated {
        UIView.performWithoutAnimation(animate)
      } else if !interruptible.isEmpty {
        animate()
      } else {
        ViewAnimation.run(alongside: { [self] in coordinator.removeAlongside()?() }, animate)
      }
      if let changes = coordinator.removeAlongside() { animateAlongside(changes) }
    }
  }

  private func callAnimator() {
    context.traceCall("animateTransition")
    animator.animateTransition(using: context)
  }

  /// Asks the animator for its interruptible animator: if an interaction starts or later pauses the transition, or if
  /// the coordinator's `isInterruptible` is read.
  private func vend() -> (any UIViewImplicitlyAnimating)? {
    guard context.isAnimated else { return nil }
    let vended = animator.interruptibleAnimatorIfImplemented(using: context)
    if vended != nil { context.traceCall("interruptibleAnimator") }
    return vended
  }

  private func startInterruptible(_ vended: any UIViewImplicitlyAnimating) {
    if let changes = coordinator.removeAlongside(),
      !AbsentRequirement.isImplemented({ vended.addAnimations(changes) })
    {
      animateAlongside(changes)
    }
    vended.pauseAnimation()
  }

  /// Called before the transition is paused. If it did not start interactively, the vended animator drives it from now
  /// on, provided that it is running. Otherwise the layers' time is frozen.
  func adoptInterruptibleAnimator() {
    guard interruptible.isEmpty, case .free = motion, let vended, vended.state == .active else { return }
    interruptible = [vended] + (alongside.map { [$0] } ?? [])
  }

  /// Runs alongside animations for animators that use no view animation blocks.
  private func animateAlongside(_ changes: @escaping () -> Void) {
    guard context.isAnimated, duration > 0 else { return UIView.performWithoutAnimation(changes) }
    if context.isInteractive, !(controller is UIPercentDrivenInteractiveTransition) {
      follower = ProgressFollower(changes, duration: duration)
      follower?.show(coordinator.percentComplete)
      return
    }
    guard !context.isInteractive else {
      return UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
    }
    alongside = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: changes)
    alongside?.startAnimation()
  }
}

// MARK: Calls of the context

extension TransitionRun {
  /// Returns false, and reports it, if a progress from the app is NaN. The transition keeps the progress that it has.
  static func accepts(_ progress: CGFloat, from source: AnyObject?) -> Bool {
    guard progress.isNaN else { return true }
    let name = source.map { ObjectIdentity.text(of: $0) } ?? "An interaction"
    RuntimeIssues.handler("\(name) passed NaN as the progress of a transition, which keeps the progress that it has.")
    return false
  }

  func noteProgress(_ percent: CGFloat) {
    guard !isOver, context.isInteractive else { return }
    context.traceCall("updateInteractiveTransition")
    coordinator.percentComplete = percent
    follower?.show(percent)
  }

  /// Called when an interaction ends. The handlers are called before the will-appear calls (header).
  func noteRelease(commit: Bool) {
    guard !isOver else { return }
    context.traceCall(commit ? "finishInteractiveTransition" : "cancelInteractiveTransition")
    let wasInteractive = context.isInteractive
    context.isInteractive = false
    context.transitionWasCancelled = !commit
    isReleased = true
    if let controller {
      coordinator.completionVelocity = controller.completionSpeed
      coordinator.completionCurve = controller.completionCurve
    }
    if wasInteractive, let controller {
      follower?.release(
        commit: commit,
        .share(speed: max(Double(controller.completionSpeed), 0.01), curve: controller.completionCurve, timing: nil))
    }
    if wasInteractive { coordinator.interactionChanged() }
    turn(back: !commit)
  }

  /// Called when an interaction pauses the transition again.
  func notePause() {
    guard !isOver, !context.isInteractive else { return }
    context.traceCall("pauseInteractiveTransition")
    context.isInteractive = true
    context.transitionWasCancelled = false
    isReleased = false
    follower?.show(coordinator.percentComplete)
    coordinator.interactionChanged()
    turn(back: false)
  }

  /// Called when the animator reports its end. A cancelled transition stays cancelled, and one that was released to its
  /// end completes, regardless of the report. A second call is ignored. A call during the start is deferred until after
  /// it.
  func noteCompletion(_ didComplete: Bool) {
    guard !isOver, early == nil else { return }
    context.traceCall("completeTransition")
    let completed = isReleased ? !context.transitionWasCancelled : didComplete && !context.transitionWasCancelled
    if isStarting { early = completed } else { end(completed) }
  }

  /// Ends the transition early.
  func endNow(_ completed: Bool) {
    if !isOver { end(completed, isInterrupted: true) }
  }

  /// Makes the changes alongside a transition that ends before its animator was started. None can be added from now on.
  private func endAlongside(_ completed: Bool) {
    guard let changes = coordinator.removeAlongside(), completed else { return }
    UIView.performWithoutAnimation(changes)
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
    } else if headsBack {
      // The owner completes a transition that was on its way back.
      context.transitionWasCancelled = false
      owner?.transition(self, turnsBack: false)
    }
    if !hasStarted { endAlongside(completed) }
    context.report(.willRestore(completed: completed, isInterrupted: isInterrupted))
    time?.restore()
    follower?.end(completed: completed)
    // Before any call of the app's, which may show the page elsewhere.
    if !completed { time?.restoreAnimatorValues(of: context.scene.toView, in: context.containerView) }
    owner?.transition(self, didEnd: completed)
    context.report(.didRestore)
    if hasStarted {
      context.traceCall("animationEnded")
      animator.animationEnded(completed)
    }
    coordinator.complete()
    owner?.transitionIsOver(self, completed: completed)
    context.report(.ended)
  }
}
