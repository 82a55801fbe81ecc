import LayerTime
import UIKit

/// A transition between two pages: its context, its coordinator and its motion.
///
///     starting ─▶ running ───────────▶ ended
///         │       │     ▲                ▲
///         │   held▼     │released        │
///         ├──▶ interactive ──────────────┤
///         └──▶ controllerDriven ─────────┘
///
/// It moves its pages in each frame. Its owner decides when it begins, turns and ends, and calls one method at a time.
@MainActor final class Transition: NSObject {
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  /// The distance, in points, that a finger moves from progress 0 to 1.
  let travel: CGFloat
  /// `true` if the app's interaction controller drives the transition from its start.
  let startsWithController: Bool
  /// The finger that drives the transition from its start; nil if none does.
  private let finger: InteractionSource?

  /// The animator if it is one of the container's own.
  let standardAnimator: (any StandardAnimator)?
  private let percentDriven: PercentDrivenInteractiveTransition?
  private let selfCheck: SelfCheck
  private var state = TransitionState.starting
  private let motion: TransitionMotion
  private let animations: TransitionAnimations
  /// Retained while the transition runs.
  private var owner: (any TransitionOwner)?
  private(set) var pages: PagePair
  /// Nil if a finger or a controller holds the transition at its start.
  private var firstResponder: OutgoingFirstResponder?
  private var sidewaysMotion = SidewaysMotion()
  private var movementCheck = MovementCheck()

  /// - Parameter finger: The finger that drives it from its start; nil if none does.
  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, finger: InteractionSource?, owner: any TransitionOwner
  ) {
    self.context = context
    self.animator = animator
    self.controller = controller
    self.finger = finger
    self.owner = owner
    standardAnimator = animator as? any StandardAnimator
    percentDriven = controller as? PercentDrivenInteractiveTransition
    selfCheck = SelfCheck(context.containerView.layer)
    pages = PagePair(from: context.from, to: context.to, in: context.containerView)
    startsWithController = controller?.startsInteractively == true
    context.isInteractive = finger != nil || startsWithController
    owner.record("transitionDuration", context.to)
    let declared = animator.transitionDuration(using: context)
    motion = TransitionMotion(duration: declared.isFinite ? max(declared, 0) : 0)
    travel = max(context.containerView.bounds.width, 1) + (standardAnimator?.spacing ?? 0)
    coordinator = TransitionCoordinator(
      context: context, duration: motion.duration, interruptible: !startsWithController,
      curve: controller?.curveOfCompletion ?? .easeInOut)
    animations = TransitionAnimations(context: context, coordinator: coordinator, animator: animator, motion: motion)
    super.init()
    (context.transition, context.owner, context.animator) = (self, owner, animator)
  }

  var driver: (any TransitionDriver)? { motion.driver }
  var duration: TimeInterval { motion.duration }
  /// `true` during a call of the animator or the interaction controller.
  var isCallingAnimator: Bool { animations.isCallingAnimator }
  var from: UIViewController { context.from }
  var to: UIViewController { context.to }

  /// The interaction controller, if it moves the pages by itself. The container moves them for a percent driven one.
  private var externalController: (any UIViewControllerInteractiveTransitioning)? {
    percentDriven == nil ? controller : nil
  }

  /// Records a call about the incoming page. After the end, calls are not recorded.
  private func record(_ name: String) { owner?.record(name, to) }

  // MARK: Progress

  /// The visible progress, from 0 to 1.
  var percentComplete: CGFloat {
    switch state {
    case .controllerDriven(let percent, _): percent
    case .running where hasArrived, .ended: context.transitionWasCancelled ? 0 : 1
    case .starting, .running, .interactive: motion.percentComplete
    }
  }

  /// The progress, which is slightly above 1 while a spring overshoots.
  var progress: Double { motion.progress }

  /// The visible progress, as the delegate gets it.
  var reportedProgress: ContainerTransitionProgress { context.progress(at: percentComplete) }

  // MARK: State

  var interactionSource: InteractionSource? { state.interactionSource }
  var isEnded: Bool { state.isEnded }
  private var movesByItself: Bool { state.movesByItself }

  /// `true` if a finger can grab it: its animations are running, and the container drives them.
  var canBeHeld: Bool { movesByItself && motion.canBeHeld }

  /// `true` if the current frame shows its end or, after a cancellation, its start.
  var hasArrived: Bool { movesByItself && motion.hasArrived }

  /// Returns true if its animator may move the page.
  func isMoving(_ page: UIViewController) -> Bool { !isEnded && pages.contain(page) }

  /// The fraction of the distance to the end that a default animator still has to go by itself; nil in all other states.
  private var remainder: CGFloat? {
    guard standardAnimator != nil, !context.transitionWasCancelled, movesByItself else { return nil }
    return hasArrived ? 0 : abs(1 - CGFloat(progress))
  }

  /// The page that looks as it does at rest; nil while pages move. The animator's report may be missing. An animator of the
  /// app's may have a second phase.
  var restingPage: UIViewController? {
    if hasArrived, standardAnimator != nil || driver?.isBusy == false {
      return context.transitionWasCancelled ? from : to
    }
    guard let standardAnimator, let remainder else { return nil }
    return remainder < type(of: standardAnimator).invisibleRemainder(of: travel) ? to : nil
  }

  /// `true` if a touch may reach the pages. UIKit decides about the pages of an app's animator. Views of a default animator are
  /// hit-tested at their final position, so touches wait until they look that way.
  var takesTouches: Bool {
    guard let standardAnimator else { return true }
    return remainder.map { $0 <= type(of: standardAnimator).touchableRemainder(of: travel) } ?? false
  }

  // MARK: Starting

  /// Starts the transition, after the pages' appearance calls. The incoming view has its final size.
  func start() {
    context.report(.willStart(duration: duration))
    pages.recordInitialState()
    percentDriven?.attach(to: context, animator: animator, duration: duration)
    motion.start { [weak self] in self?.frame($0) }
    if !context.isInteractive {
      firstResponder = OutgoingFirstResponder(of: from.viewIfLoaded)
      firstResponder?.resign()
      // Its delegate may have ended the transition.
      guard !isEnded else { return }
    }
    if let externalController {
      startAnimations(by: externalController)
    } else {
      state = interactive(by: startsWithController ? .controller : finger)
      if controller != nil || context.isInteractive { animations.call(controller) }
      animations.start()
    }
    guard !isEnded else { return }
    if case .interactive = state { movementCheck.request(driver, duration: duration) }
    pages.recordPreparedState()
    owner?.transitionDidMove(self)
  }

  /// Lets the app's own interaction controller start the animations. If it does not start interactively, its animations
  /// are those of the transition, as if the animator had started them, and a finger can drive them. If it starts none, it
  /// moves the pages by other means, at any time.
  private func startAnimations(by controller: any UIViewControllerInteractiveTransitioning) {
    if startsWithController {
      state = .controllerDriven(percent: 0, isReleased: false)
    } else {
      state = interactive(by: finger)
    }
    animations.collect { animations.call(controller) }
    guard !isEnded else { return }
    if case .interactive = state { return animations.begin(held: true) }
    if driver?.hasAnimations == false { state = .controllerDriven(percent: 0, isReleased: false) }
    animations.begin(held: false)
  }

  private func interactive(by source: InteractionSource?) -> TransitionState {
    source.map { .interactive(by: $0) } ?? .running
  }

  /// Called by a percent driven controller in its `startInteractiveTransition(_:)`.
  func controllerDidStart() {
    switch state {
    case .interactive, .running: animations.start()
    case .starting, .controllerDriven, .ended: break
    }
  }

  /// Runs alongside animations that were added after the start. Called in a layout.
  func runLateAlongside() { animations.runLateAlongside() }

  /// Restores the state of the pages after the animator was started, unless the one at the start has been restored.
  func restoreSetup() {
    if driver?.hasRestoredStart == false, !isEnded { pages.restorePreparedState() }
  }

  // MARK: Another height

  /// Gives the pages the height that the container view gets in `resize`. Returns false, and changes nothing, while the height is
  /// part of the animation.
  func adoptHeight(in resize: () -> Void) -> Bool {
    switch state {
    case .starting, .ended: break
    case .controllerDriven: return false
    case .running, .interactive:
      guard sidewaysMotion.isFound(of: [from, to], in: context.containerView) || hasArrived else { return false }
    }
    // `resize` calls the app, which may change the height once more. No access to `pages` is open then.
    let adapted = pages.adaptedHeight
    let difference = pages.changeHeight(in: resize)
    pages.adaptStates(by: difference - (pages.adaptedHeight - adapted))
    return true
  }

  // MARK: Interaction

  /// Sets the progress of an interactive transition: 0 is the start, 1 the end.
  func update(_ progress: CGFloat) {
    guard case .interactive = state else { return }
    record("updateInteractiveTransition")
    motion.scrub(to: Double(progress))
    coordinator.percentComplete = percentComplete
    owner?.transitionDidMove(self)
  }

  /// Pauses the transition at its current progress, for a finger that grabs it or the interaction controller. A
  /// controller that moves the pages by itself pauses its own animations. Returns false if it is too late.
  func hold(by source: InteractionSource) -> Bool {
    if source == .controller, canBePausedByExternalController {
      state = .controllerDriven(percent: percentComplete, isReleased: false)
    } else {
      guard canBeHeld, freeze() else { return false }
      state = .interactive(by: source)
    }
    coordinator.setInteractive(true)
    return !isEnded
  }

  /// Freezes the transition at its position. Returns false if its animator ends it in this call.
  private func freeze() -> Bool {
    // Asking for an interruptible animator that is not active may have moved the pages.
    if !animations.adoptInterruptibleAnimator() { restoreSetup() }
    if !isEnded { motion.freeze() }
    return !isEnded
  }

  /// Releases the transition, which goes to its end or back to its start. Returns nil if it has not started, or ends in this
  /// call, or has arrived there.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the progress, per second; positive toward the end.
  ///   - source: What has released it; nil for a request. The interaction controller's own timing applies to its releases.
  func settle(_ direction: Direction, velocity: CGFloat, by source: InteractionSource?) -> TransitionTurn? {
    switch state {
    case .starting, .ended: return nil
    case .controllerDriven(_, isReleased: false) where source != .controller:
      return .tooLate(direction.outcome)
    case .running where motion.isCompleting:
      if motion.hasArrived { return context.direction == direction ? nil : .tooLate(context.outcome) }
    case .running where motion.isOver: return .over
    case .running:
      // It becomes interactive for a moment, as every cancelled transition does.
      movementCheck.request(driver, duration: duration)
      guard freeze() else { return nil }
      coordinator.setInteractive(true)
      // A handler may have ended the transition.
      guard !isEnded else { return nil }
    case .interactive, .controllerDriven: break
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
    coordinator.setInteractive(false)
  }

  /// Moves a running transition to its end soon, because another selection is pending.
  func finishSoon() {
    guard movesByItself, !motion.isCompleting, !context.transitionWasCancelled, motion.canBeHeld else { return }
    context.direction = .toEnd
    if freeze() { complete(.toEnd) }
  }

  /// Moves to the end or to the start: with the timing of the controller that has released it, or with a spring.
  private func complete(_ direction: Direction, velocity: CGFloat = 0, by source: InteractionSource? = nil) {
    guard driver != nil else { return }
    if source == .controller, let percentDriven {
      motion.complete(direction, timing: percentDriven.completionTiming)
    } else {
      // A quarter of a point cannot be seen.
      motion.complete(direction, velocity: Double(velocity), tolerance: 0.25 / Double(travel))
    }
    if !isEnded { state = .running }
  }

  // MARK: The calls of an interaction controller on the context

  /// Handles a pause that waited for the current effect. Returns false if the transition cannot be paused any more.
  func resolvePause() -> Bool {
    context.isPausing = false
    return !isEnded && !context.isInteractive && (canBeHeld || canBePausedByExternalController)
  }

  private var canBePausedByExternalController: Bool {
    guard externalController != nil else { return false }
    if case .controllerDriven = state { return true }
    return movesByItself && !motion.isCompleting
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

  // MARK: A frame

  /// Moves the transition to its position in a frame that is on screen at `time`. Does nothing before the animator is started.
  private func frame(_ time: CFTimeInterval) {
    guard driver != nil else { return }
    movementCheck.frame(of: context.containerView, by: animator)
    animations.prepareFrame()
    guard !isEnded else { return }
    let mustEnd = motion.advance(to: time, toward: context.direction)
    // The animator may have ended the transition in that call.
    guard !isEnded else { return }
    let oldAppearances = motion.oldAppearances
    if !oldAppearances.isEmpty { pages.replaceOldAppearances(oldAppearances, ownedBy: owner) }
    if mustEnd { owner?.transition(self, ends: context.outcome) }
    let isAwaited = owner?.isSelectionPending ?? false
    if movesByItself, motion.hasTimedOut(at: time, toward: context.direction, isAwaited: isAwaited, by: animator) {
      owner?.transition(self, ends: context.outcome)
    }
    if !isEnded { owner?.transitionDidMove(self) }
    if !isEnded { owner?.transitionDidShowFrame(self) }
  }

  // MARK: The end
  // The owner decides about the order of the steps (`SelectionMachine.ending(of:isInterrupted:)`).

  /// Shows the end or the start of an interrupted transition at once.
  func jump(to outcome: Outcome) {
    // Set first, because the animator may ask for the outcome in its completion.
    context.direction = Direction(to: outcome)
    pages.leavePagesElsewhere(ownedBy: owner) { driver?.jump(to: outcome, keepsChanges: false) }
  }

  /// Ends the motion, and calls the coordinator's handlers if the transition was interactive.
  func endInteraction(_ outcome: Outcome) {
    state = .ended
    motion.stop()
    context.direction = Direction(to: outcome)
    if context.isInteractive { coordinator.setInteractive(false) }
  }

  /// Removes the animations and one of the pages, and restores everything that was changed, in one transaction.
  func restoreViews(isInterrupted: Bool) {
    let outcome = context.outcome
    context.report(.willRestore(completed: outcome.didComplete, isInterrupted: isInterrupted))
    pages.restore(outcome, isInterrupted: isInterrupted, of: driver, ownedBy: owner)
    if outcome == .cancelled { firstResponder?.restore() }
    context.report(.didRestore)
  }

  /// Releases the owner, which only the context notifies from here on, and calls the animator's `animationEnded(_:)`.
  /// Returns false if the transition never started.
  func detach() -> Bool {
    owner = nil
    percentDriven?.detach(from: context)
    guard driver != nil else { return false }
    animations.call { animator.notifyEnded(context.outcome.didComplete) }
    context.report(.ended)
    return true
  }

  /// Logs what the animator has left behind.
  ///
  /// - Parameter isBalanced: `true` if the pages' last appearance calls match what is on screen.
  func check(isBalanced: Bool) {
    selfCheck.log(
      pages.differences(of: context.transitionWasCancelled ? from : to),
      hasEndedAnimation: driver?.hasEndedAnimation == true,
      isBalanced: isBalanced, by: animator)
  }
}
