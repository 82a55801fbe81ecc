import UIKit

/// A transition between two pages: its context, its coordinator and its driver.
///
///     starting ─▶ running ──────────────────────────────────────────────▶ ended
///         │       │     ▲                                                   ▲
///         │       ▼     │ a property animator that runs on by itself        │
///         └──▶ interactive ─▶ completing ─▶ arrived: stages until the animator reports
///
/// It moves its pages in each frame. Its owner decides when it begins, turns and ends, and calls its methods one at a
/// time.
@MainActor final class Transition: NSObject {
  enum State {
    case starting
    /// Its animations run by themselves.
    case running
    /// A finger moves it, or a `PercentDrivenInteractiveTransition`. Its time stands still.
    case interactive(by: InteractionSource)
    /// The app's interaction controller moves the pages by itself: after it has started the transition interactively,
    /// without animations, or has paused it.
    case controllerDriven(percent: CGFloat, isReleased: Bool)
    /// Moves to its end or its start by itself, or has arrived there.
    case completing(CompletionRun)
    case ended
  }

  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// The distance, in points, that a finger moves from progress 0 to 1.
  let travel: CGFloat
  let duration: TimeInterval
  /// `true` if the app's interaction controller drives the transition from its start.
  let startsWithController: Bool

  var state = State.starting
  /// Set when the animator or the interaction controller is started.
  var driver: (any TransitionDriver)?
  /// Retained while the transition runs.
  var owner: (any TransitionOwner)?
  /// The states of the pages' views before the animator was started.
  var initialState: [PageState] = []
  /// The states of the pages' views after the animator was started.
  var setupState: [PageState] = []
  /// `true` once the animator has been asked for an interruptible animator.
  var hasRequestedAnimator = false
  /// `true` if the position is on screen: a finger or a controller has not changed it since the last frame.
  var isShown = true
  /// Nil if a finger or a controller holds the transition at its start.
  var firstResponder: OutgoingFirstResponder?
  var watchdog = CompletionWatchdog()
  var link: FrameLink?
  /// The media time at which the animator was started.
  var startTime: CFTimeInterval = 0

  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, isHeld: Bool, owner: any TransitionOwner
  ) {
    self.context = context
    self.animator = animator
    self.controller = controller
    self.owner = owner
    startsWithController = controller?.startsInteractively == true
    context.isInteractive = isHeld || startsWithController
    owner.record("transitionDuration", context.to)
    let said = animator.transitionDuration(using: context)
    duration = said.isFinite ? max(said, 0) : 0
    let gap = (animator as? any DefaultAnimator).map { type(of: $0).gap } ?? 0
    travel = max(context.containerView.bounds.width, 1) + gap
    coordinator = TransitionCoordinator(
      context: context, duration: duration, interruptible: !startsWithController,
      curve: controller?.curveOfCompletion ?? .easeInOut)
    super.init()
    (context.transition, context.owner, context.animator) = (self, owner, animator)
  }

  /// The interaction controller, if it moves the pages by itself. The container moves them for a percent driven one.
  var ownController: (any UIViewControllerInteractiveTransitioning)? {
    controller is PercentDrivenInteractiveTransition ? nil : controller
  }

  var from: UIViewController { context.from }
  var to: UIViewController { context.to }

  /// Records a call about the incoming page. After the end, calls are not recorded.
  func record(_ name: String) { owner?.record(name, to) }
}

// MARK: Progress

extension Transition {
  /// The visible progress, from 0 to 1.
  var percentComplete: CGFloat {
    switch state {
    case .controllerDriven(let percent, _): percent
    case .completing(let run) where run.hasArrived: run.toEnd ? 1 : 0
    case .running where hasArrived: context.transitionWasCancelled ? 0 : 1
    case .starting, .running, .interactive, .completing, .ended: min(max(CGFloat(progress), 0), 1)
    }
  }

  /// The progress, which is slightly above 1 while a spring overshoots.
  var progress: Double { driver?.progress ?? 0 }
}

// MARK: State

extension Transition {
  /// The source that holds the transition; nil if none does.
  var interactionSource: InteractionSource? {
    switch state {
    case .interactive(let source): source
    case .controllerDriven: .controller
    case .starting, .running, .completing, .ended: nil
    }
  }

  var isEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  /// `true` if a finger can grab it: its animations are running, and the container drives them.
  var canBeHeld: Bool {
    switch state {
    case .running: driver?.isUnderWay == true
    case .completing(let run): !run.hasArrived && driver?.isUnderWay == true
    case .starting, .interactive, .controllerDriven, .ended: false
    }
  }

  /// `true` if the current frame shows its end or, after a cancellation, its start.
  var hasArrived: Bool {
    switch state {
    case .running: driver?.showsEnd == true
    case .completing(let run): run.hasArrived
    case .starting, .interactive, .controllerDriven, .ended: false
    }
  }

  /// The fraction of the way to the end that a default animator still has to go by itself; nil in all other states.
  private var remainder: CGFloat? {
    guard animator is any DefaultAnimator, !context.transitionWasCancelled else { return nil }
    switch state {
    case .running, .completing: return hasArrived ? 0 : abs(1 - CGFloat(progress))
    case .starting, .interactive, .controllerDriven, .ended: return nil
    }
  }

  /// The page that looks as it does at rest; nil while pages move. The animator's report may be missing. An animator of the
  /// app's may have a second phase.
  var restingPage: UIViewController? {
    let own = animator as? any DefaultAnimator
    if hasArrived, own != nil || driver?.isBusy == false { return context.transitionWasCancelled ? from : to }
    guard let own, let remainder else { return nil }
    return remainder < type(of: own).invisibleRemainder(of: travel) ? to : nil
  }

  /// `true` if a touch may reach the pages. UIKit decides about the pages of an app's animator. Those of a default one are
  /// hit where they will be at the end, so they have to look like that.
  var takesTouches: Bool {
    guard let own = animator as? any DefaultAnimator else { return true }
    return remainder.map { $0 <= type(of: own).touchableRemainder(of: travel) } ?? false
  }

  /// The page whose status bar style and home indicator are shown: the one that it heads for. While it is held, the one that
  /// is nearer.
  var styleSource: UIViewController {
    switch state {
    case .starting, .interactive, .controllerDriven(_, isReleased: false): percentComplete < 0.5 ? from : to
    case .running, .controllerDriven, .completing, .ended: context.transitionWasCancelled ? from : to
    }
  }

  /// Returns true if its animator may move the page.
  func isMoving(_ page: UIViewController) -> Bool { !isEnded && initialState.contains { $0.isOf(page) } }
}

/// The two ways in which a transition is driven interactively.
enum InteractionSource: Equatable {
  /// The container's pan.
  case pan
  /// The app's interaction controller.
  case controller
}

/// The object to which a transition reports. It decides about everything except the motion.
@MainActor protocol TransitionOwner: AnyObject {
  /// `true` if another selection waits for the end of the transition.
  var isSelectionPending: Bool { get }
  /// Returns true if the container is the child's parent.
  func isParent(of child: UIViewController) -> Bool
  func transitionDidMove(_ transition: Transition)
  /// Handles a call on the transition's context, now or after the current effect.
  func transition(_ transition: Transition, receives call: TransitionContext.Call)
  /// Ends the transition, before this method returns. Called when the animator reports its end, or is too late.
  func transition(_ transition: Transition, completes isCompleted: Bool)
  /// Called if an animator reports its end after its transition was ended without it.
  func transitionIsCompletedLate(_ context: TransitionContext)
  func record(_ name: String, _ who: UIViewController?)
}
