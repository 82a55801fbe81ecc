import LayerTime
import UIKit

/// A transition between two pages: its context, its coordinator and its driver.
///
///     starting ─▶ running ──────────────────────────────────────────────▶ ended
///         │       │     ▲                                                   ▲
///         │       ▼     │ a property animator that runs on by itself        │
///         └──▶ interactive ─▶ completing ─▶ arrived: stages until the animator reports
///
/// It moves its pages in each frame. Its owner decides when it begins, turns and ends, and calls one method at a time.
@MainActor final class Transition: NSObject {
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// The distance, in points, that a finger moves from progress 0 to 1.
  let travel: CGFloat
  let duration: TimeInterval
  /// `true` if the app's interaction controller drives the transition from its start.
  let startsWithController: Bool

  /// The animator if it is one of the container's own.
  let ownAnimator: (any DefaultAnimator)?
  private let percentDriven: PercentDrivenInteractiveTransition?
  private let selfCheck: SelfCheck
  private var state = TransitionState.starting
  let animations: TransitionAnimations
  /// Retained while the transition runs.
  private var owner: (any TransitionOwner)?
  private(set) var pages: TransitionPages
  /// The time at which the last frame is on screen; nil if a finger or a controller has changed the position since.
  private var shownTime: CFTimeInterval? = 0
  /// Nil if a finger or a controller holds the transition at its start.
  private var firstResponder: OutgoingFirstResponder?
  private var watchdog = CompletionWatchdog()
  private var link: FrameLink?
  /// The media time at which the animator was started.
  private var startTime: CFTimeInterval = 0
  /// `true` if the animations leave the height alone; nil until that is asked.
  private var movesSideways: Bool?
  private var movementCheck = MovementCheck()

  /// - Parameter isInteractive: `true` if a finger drives it from its start.
  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, isInteractive: Bool, owner: any TransitionOwner
  ) {
    self.context = context
    self.animator = animator
    self.controller = controller
    self.owner = owner
    ownAnimator = animator as? any DefaultAnimator
    percentDriven = controller as? PercentDrivenInteractiveTransition
    selfCheck = SelfCheck(context.containerView.layer)
    pages = TransitionPages(from: context.from, to: context.to, in: context.containerView)
    startsWithController = controller?.startsInteractively == true
    context.isInteractive = isInteractive || startsWithController
    owner.record("transitionDuration", context.to)
    let declared = animator.transitionDuration(using: context)
    duration = declared.isFinite ? max(declared, 0) : 0
    travel = max(context.containerView.bounds.width, 1) + (ownAnimator?.spacing ?? 0)
    coordinator = TransitionCoordinator(
      context: context, duration: duration, interruptible: !startsWithController,
      curve: controller?.curveOfCompletion ?? .easeInOut)
    animations = TransitionAnimations(
      context: context, coordinator: coordinator, animator: animator, duration: duration)
    super.init()
    (context.transition, context.owner, context.animator) = (self, owner, animator)
  }

  var driver: (any TransitionDriver)? { animations.driver }
  /// `true` during a call of the animator or the interaction controller.
  var isCallingAnimator: Bool { animations.isCallingAnimator }
  var from: UIViewController { context.from }
  var to: UIViewController { context.to }

  /// The interaction controller, if it moves the pages by itself. The container moves them for a percent driven one.
  private var ownController: (any UIViewControllerInteractiveTransitioning)? { percentDriven == nil ? controller : nil }

  /// Records a call about the incoming page. After the end, calls are not recorded.
  private func record(_ name: String) { owner?.record(name, to) }

  /// Makes the context and the coordinator interactive or not, and calls the coordinator's handlers.
  private func setInteractive(_ isInteractive: Bool) {
    context.isInteractive = isInteractive
    coordinator.interactionChanged()
  }
}

// MARK: - Progress

extension Transition {
  /// The visible progress, from 0 to 1.
  var percentComplete: CGFloat {
    switch state {
    case .controllerDriven(let percent, _): percent
    case .completing(let run) where run.hasArrived: run.direction == .toEnd ? 1 : 0
    case .running where hasArrived: context.transitionWasCancelled ? 0 : 1
    case .ended: context.transitionWasCancelled ? 0 : 1
    case .starting, .running, .interactive, .completing: min(max(CGFloat(progress), 0), 1)
    }
  }

  /// The progress, which is slightly above 1 while a spring overshoots.
  var progress: Double { driver?.progress ?? 0 }
}

// MARK: - State

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

  /// `true` while it runs or completes without a finger or a controller.
  var movesByItself: Bool {
    switch state {
    case .running, .completing: true
    case .starting, .interactive, .controllerDriven, .ended: false
    }
  }

  /// Returns true if its animator may move the page.
  func isMoving(_ page: UIViewController) -> Bool { !isEnded && pages.contain(page) }
}

// MARK: - Starting

extension Transition {
  /// Starts the transition, after the pages' appearance calls. The incoming view has its final size.
  func start() {
    context.report(.willStart(duration: duration))
    pages.recordInitialState()
    startTime = CACurrentMediaTime()
    percentDriven?.attach(to: context, animator: animator, duration: duration)
    link = FrameLink { [weak self] in self?.frame($0) }
    if !context.isInteractive {
      firstResponder = OutgoingFirstResponder(of: from.viewIfLoaded)
      firstResponder?.resign()
      // Its delegate may have ended the transition.
      guard !isEnded else { return }
    }
    if let ownController {
      startAnimations(by: ownController)
    } else {
      state = context.isInteractive ? .interactive(by: startsWithController ? .controller : .pan) : .running
      if controller != nil || context.isInteractive { start(controller) }
      animations.start()
    }
    guard !isEnded else { return }
    if case .interactive = state { movementCheck.request(driver, duration: duration) }
    pages.recordPreparedState()
    owner?.transitionDidMove(self)
  }

  private func start(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    record("startInteractiveTransition")
    animations.call { controller?.startInteractiveTransition(context) }
  }

  /// Lets the app's own interaction controller start the animations. If it does not start interactively, its animations
  /// are those of the transition, as if the animator had started them, and a finger can drive them. If it starts none, it
  /// moves the pages by other means, at any time.
  private func startAnimations(by controller: any UIViewControllerInteractiveTransitioning) {
    if startsWithController {
      state = .controllerDriven(percent: 0, isReleased: false)
    } else {
      state = context.isInteractive ? .interactive(by: .pan) : .running
    }
    animations.collect { start(controller) }
    guard !isEnded else { return }
    if case .interactive = state { return animations.begin(held: true) }
    if driver?.hasAnimations == false { state = .controllerDriven(percent: 0, isReleased: false) }
    animations.begin(held: false)
  }

  /// Called by a percent driven controller in its `startInteractiveTransition(_:)`.
  func controllerDidStart() {
    switch state {
    case .interactive, .running: animations.start()
    case .starting, .controllerDriven, .completing, .ended: break
    }
  }

  /// Restores the state of the pages after the animator was started, unless the one at the start has been restored.
  func restoreSetup() {
    if driver?.hasRestoredStart == false, !isEnded { pages.restorePreparedState() }
  }
}

// MARK: - Another height

extension Transition {
  /// Gives the pages the height that the container view gets in `resize`. Returns false, and changes nothing, while the height is
  /// part of the animation.
  func adoptHeight(in resize: () -> Void) -> Bool {
    switch state {
    case .starting, .ended: break
    case .controllerDriven: return false
    case .running, .interactive, .completing:
      let isFree = movesSideways ?? SidewaysMotion.isFound(of: [from, to], in: context.containerView)
      movesSideways = isFree
      guard isFree || hasArrived else { return false }
    }
    pages.changeHeight(in: resize)
    return true
  }
}

// MARK: - Interaction

extension Transition {
  /// Sets the progress of an interactive transition: 0 is the start, 1 the end.
  func update(_ progress: CGFloat) {
    guard case .interactive = state else { return }
    record("updateInteractiveTransition")
    driver?.scrub(to: Double(progress))
    shownTime = nil
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  /// Pauses the transition at its current progress, for a finger that grabs it or the interaction controller. A
  /// controller that moves the pages by itself pauses its own animations. Returns false if it is too late.
  func hold(by source: InteractionSource) -> Bool {
    if source == .controller, canBePausedByOwnController {
      state = .controllerDriven(percent: percentComplete, isReleased: false)
    } else {
      guard canBeHeld, freeze() else { return false }
      state = .interactive(by: source)
    }
    setInteractive(true)
    return !isEnded
  }

  /// Freezes the transition at its position. Returns false if its animator ends it in this call.
  private func freeze() -> Bool {
    // Asking for an interruptible animator that is not active may have moved the pages.
    if case .running = state, !animations.adoptInterruptibleAnimator() { restoreSetup() }
    if !isEnded { driver?.freeze() }
    return !isEnded
  }

  /// Releases the transition, which goes to its end or back to its start. Returns nil if it has not started, or ends in this
  /// call, or has arrived there.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the progress, per second; positive towards the end.
  ///   - source: What has released it; nil for a request. The interaction controller's own timing applies to its releases.
  func settle(_ direction: Direction, velocity: CGFloat, by source: InteractionSource?) -> TransitionTurn? {
    switch state {
    case .completing(let run) where run.hasArrived:
      return run.direction == direction ? nil : .tooLate(run.direction.outcome)
    case .controllerDriven(_, isReleased: false) where source != .controller:
      return .tooLate(direction.outcome)
    case .running where isOver: return .over
    case .starting, .ended: return nil
    case .running:
      // It becomes interactive for a moment, as every cancelled transition does.
      movementCheck.request(driver, duration: duration)
      guard freeze() else { return nil }
      setInteractive(true)
      // A handler may have ended the transition.
      guard !isEnded else { return nil }
    case .interactive, .controllerDriven, .completing: break
    }
    release(direction, velocity: velocity, by: source)
    return isEnded ? nil : .turned(direction)
  }

  private func release(_ direction: Direction, velocity: CGFloat, by source: InteractionSource?) {
    context.direction = direction
    coordinator.percentComplete = percentComplete
    coordinator.completionVelocity = velocity
    record(direction == .toEnd ? "finishInteractiveTransition" : "cancelInteractiveTransition")
    if case .controllerDriven(let percent, _) = state {
      state = .controllerDriven(percent: percent, isReleased: true)
    } else {
      complete(direction, velocity: velocity, by: source)
    }
    setInteractive(false)
  }

  /// Moves a running transition to its end soon, because another selection is pending.
  func finishSoon() {
    guard case .running = state, !context.transitionWasCancelled, driver?.isUnderWay == true else { return }
    context.direction = .toEnd
    if freeze() { complete(.toEnd) }
  }

  /// Starts the motion to the end or to the start. It begins with the visible velocity of the finger.
  private func complete(_ direction: Direction, velocity: CGFloat = 0, by source: InteractionSource? = nil) {
    guard let driver else { return }
    if source == .controller, let percentDriven {
      if !percentDriven.continueAnimation(of: driver, direction) {
        state = .completing(percentDriven.completion(of: driver, direction, duration: duration, shownAt: shownTime))
      } else if !isEnded {
        state = .running
      }
    } else {
      // A quarter of a point cannot be seen.
      let spring = SettlingSpring(
        from: progress, to: direction == .toEnd ? driver.lastProgress : 0, velocity: Double(velocity),
        tolerance: 0.25 / Double(travel))
      state = .completing(CompletionRun(spring, direction, shownAt: shownTime))
    }
  }

  /// `true` if it is too late to reverse: all animations have ended. If no layer has any, the declared duration decides.
  private var isOver: Bool {
    guard let driver else { return false }
    return driver.hasAnimations ? !driver.isUnderWay : duration > 0 && CACurrentMediaTime() >= startTime + duration
  }
}

// MARK: - The calls of an animator and of an interaction controller on the context

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
    owner?.transition(self, ends: context.direction?.outcome ?? Outcome(didComplete: didComplete))
  }
}

// MARK: - A frame

extension Transition {
  /// Moves the transition to its position in a frame that is on screen at `time`. Does nothing before the animator is started.
  private func frame(_ time: CFTimeInterval) {
    guard let driver else { return }
    movementCheck.frame(of: context.containerView, by: animator)
    animations.nextFrame(shownAt: time)
    shownTime = time
    if case .completing(var run) = state {
      let mustEnd = run.advance(to: time, driver)
      // The animator may have ended the transition in that call.
      guard !isEnded else { return }
      state = .completing(run)
      if run.replacesOldAppearance { replaceOldAppearance() }
      if mustEnd { owner?.transition(self, ends: run.direction.outcome) }
    }
    endIfTimedOut(time)
    if !isEnded { owner?.transitionDidMove(self) }
    if !isEnded { owner?.transitionDidShowFrame(self) }
  }

  /// Shows the outgoing page in place of its old appearance, if a layer still shows that after a cancellation. The
  /// animator's completion is then called before the transition ends.
  private func replaceOldAppearance() {
    guard let animations = driver?.oldAppearances, !animations.isEmpty else { return }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        pages.restoreOutgoingPage(ownedBy: owner)
        for entry in animations { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
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
    case .completing(let run) where run.hasArrived && run.direction == .toEnd:
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
    owner?.transition(self, ends: context.direction?.outcome ?? .completed)
  }
}

// MARK: - The end
// The owner decides about the order of the steps (`SelectionMachine.ending(of:isInterrupted:)`).

extension Transition {
  /// Shows the end or the start of an interrupted transition at once.
  func jump(to outcome: Outcome) {
    // Set first, because the animator may ask for the outcome in its completion.
    context.direction = outcome == .completed ? .toEnd : .toStart
    pages.leavePagesElsewhere(ownedBy: owner) { driver?.jump(to: outcome) }
  }

  /// Ends the motion, and calls the coordinator's handlers if the transition was interactive.
  func endInteraction(_ outcome: Outcome) {
    state = .ended
    link?.invalidate()
    link = nil
    context.direction = outcome == .completed ? .toEnd : .toStart
    if context.isInteractive { setInteractive(false) }
  }

  /// Removes the animations and one of the pages, and restores everything that was changed, in one transaction.
  func restoreViews(_ outcome: Outcome, isInterrupted: Bool) {
    context.report(.willRestore(completed: outcome.didComplete, isInterrupted: isInterrupted))
    let (staying, leaving) = outcome == .completed ? (to, from) : (from, to)
    let end = TransitionEnd(
      outcome: outcome, isInterrupted: isInterrupted, outgoing: from.viewIfLoaded, incoming: to.viewIfLoaded)
    let removePage = { [pages, owner] in pages.remove(leaving, ownedBy: owner) }
    // The page resigns its first responder while it is in the window. A page that stays keeps its first responder.
    if outcome == .completed { from.viewIfLoaded?.endEditing(true) }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        pages.leavePagesElsewhere(ownedBy: owner) { driver?.end(end, removePage: removePage) ?? removePage() }
        pages.restore(keeping: staying, ownedBy: owner)
      }
    }
    if outcome == .cancelled { firstResponder?.restore() }
    context.report(.didRestore)
  }

  /// Releases the owner, which only the context notifies from here on, and calls the animator's `animationEnded(_:)`.
  /// Returns false if the transition never started.
  func detach(_ outcome: Outcome) -> Bool {
    owner = nil
    percentDriven?.detach(from: context)
    guard driver != nil else { return false }
    animations.call { animator.notifyEnded(outcome.didComplete) }
    context.report(.ended)
    return true
  }

  /// Logs what the animator has left behind.
  ///
  /// - Parameter isBalanced: `true` if the pages' last appearance calls match what is on screen.
  func check(_ outcome: Outcome, isBalanced: Bool) {
    selfCheck.log(
      pages.differences(of: outcome == .completed ? to : from), hasEndedAnimation: driver?.hasEndedAnimation == true,
      isBalanced: isBalanced, by: animator)
  }
}
