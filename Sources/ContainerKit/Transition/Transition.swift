import UIKit

/// One transition from its beginning to its end: the context that the animator is given, the coordinator, the driver,
/// and what happens in each frame.
///
///     begin ─▶ free ───────────────────────────────────────────┐
///         └──▶ held ─▶ settling to the end ─▶ passing the end ─┴▶ completeTransition ─▶ end(completed: true)
///                 └──▶ settling to the start ─▶ model put back ──▶ completeTransition ─▶ end(completed: false)
@MainActor final class Transition: NSObject {
  enum Motion {
    case waiting
    /// Time runs on.
    case free
    /// A finger has it, or an interaction controller that leaves the driving to the container.
    case held
    /// The delegate's interaction controller moves it, not the driver.
    case controllerDriven
    /// Moves to its end or back on its own, or has arrived there.
    case completing(CompletionRun)
    case ended
  }

  let from: UIViewController
  let to: UIViewController
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// Points that a finger moves for the whole of it.
  let travel: CGFloat
  /// Seconds that the whole of it takes, as the animator says.
  let duration: TimeInterval

  /// The container. Held while the transition runs, so that every transition comes to its end.
  var owner: (any TransitionOwner)?
  /// There from the moment the animator is started.
  var driver: (any TransitionDriver)?
  var motion = Motion.waiting
  /// `true` if the animator has been asked for an interruptible animator.
  var wasAsked = false
  /// The states of the pages' views before the animator was started.
  var pages: [PageState] = []
  /// The states of the pages' views after the animator was started.
  var setupState: [PageState] = []
  var link: FrameLink?
  /// Somebody has said how it ends: the animator has no say in it any more.
  var decided = false
  /// The outcome that the last appearance calls announced: true for the end.
  var heading = true
  /// It is ended before its time.
  var isCutShort = false
  /// `true` once the animator has reported its end.
  var isReported = false
  /// An end that was asked for while it was beginning.
  var early: Bool?
  var controllerPercent: CGFloat = 0
  /// `true` if the delegate's interaction controller drives it, rather than the container's pan.
  var isControllers: Bool
  var isReleasedByController = false
  /// `true` if another request waits for its end.
  var isRequestWaiting = false
  var watchdog = CompletionWatchdog()
  /// The time at which the animator was started.
  var began: CFTimeInterval = 0

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
    isControllers = controller?.startsInteractively == true
    context.isInteractive = held || isControllers
    owner.record("transitionDuration", context.to)
    let said = animator.transitionDuration(using: context)
    duration = said.isFinite ? max(said, 0) : 0
    travel =
      (animator as? any DefaultAnimator)?.travel(in: context.containerView)
      ?? max(context.containerView.bounds.width, 1)
    coordinator = TransitionCoordinator(
      context: context, duration: duration, interactive: context.isInteractive,
      interruptible: !isControllers, curve: controller?.curveOfCompletion ?? .easeInOut)
    super.init()
    context.owner = self
    coordinator.record = { [weak self] in self?.record($0) }
  }

  /// The visible progress, from 0 to 1.
  var percentComplete: CGFloat {
    switch motion {
    case .controllerDriven: controllerPercent
    case .completing(let run) where run.hasArrived: run.toEnd ? 1 : 0
    default: min(max(CGFloat(progress), 0), 1)
    }
  }

  /// As `percentComplete`, also beyond 1 where a spring is.
  var progress: Double { driver?.progress ?? 0 }

  /// `true` if a finger that drags the pages along moves to the left.
  var movesLeft: Bool { context.edges.incoming.minX > context.edges.middle.minX }

  /// `true` if the delegate's interaction controller moves the pages by itself.
  var isControllerDriven: Bool {
    if case .controllerDriven = motion { return true }
    return false
  }

  var isHeld: Bool {
    if case .held = motion { return true }
    return false
  }

  /// `true` if it is at its end, or back at its start, and waits for the animator.
  var hasArrived: Bool {
    if case .completing(let run) = motion { return run.hasArrived }
    return false
  }

  var isEnded: Bool {
    if case .ended = motion { return true }
    return false
  }

  /// Returns true if its animator may move the page.
  func isMoving(_ page: UIViewController) -> Bool { !isEnded && pages.contains { $0.isOf(page) } }

  func record(_ name: String, _ who: UIViewController? = nil) {
    owner?.record(name, who)
  }
}
