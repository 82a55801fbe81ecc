import UIKit

/// A percent driven transition in another container's context. It is the context of the animator, whose animations it
/// drives, and completes the container's context.
@MainActor final class PercentDrive: NSObject, PercentDrivenContext {
  private let context: any UIViewControllerContextTransitioning
  /// Retained until the end, because apps often release their controller when they finish or cancel the transition. It
  /// retains the drive as its `context`. Nil once the transition is completed.
  private var controller: PercentDrivenInteractiveTransition?
  private let motion: TransitionMotion
  /// The direction of the last release.
  private var direction: Direction?
  private(set) var isHeld: Bool

  init(
    _ context: any UIViewControllerContextTransitioning, controller: PercentDrivenInteractiveTransition,
    duration: TimeInterval
  ) {
    self.context = context
    self.controller = controller
    motion = TransitionMotion(duration: duration)
    isHeld = controller.wantsInteractiveStart
    super.init()
  }

  /// Starts the animator. As in UIKit, a transition that runs by itself begins with `animateTransition(using:)`.
  func start() {
    motion.start { [weak self] in self?.frame($0) }
    observeEnd()
    guard let controller, let animator = controller.animator else { return }
    if isHeld, let vended = animator.vendedAnimator(using: self) { return drive(vended) }
    let pages = [UITransitionContextViewKey.from, .to].compactMap { context.view(forKey: $0)?.layer }
    let driver = LayerTimeDriver(
      layer: context.containerView.layer, pages: pages, duration: motion.duration, frozen: isHeld)
    motion.drive(by: driver)
    collect(animator, driver)
    if !isHeld, !driver.hasAnimations, self.controller != nil, let vended = animator.vendedAnimator(using: self) {
      drive(vended)
    }
  }

  /// Starts the animator, and drives its animations. UIKit may animate its bars in the animator's block, which ends with the last
  /// of its animations. So they are driven, too, if the transition begins by itself.
  private func collect(_ animator: any UIViewControllerAnimatedTransitioning, _ driver: LayerTimeDriver) {
    let around = isHeld ? [] : [context.containerView.window].compactMap { $0 }
    driver.collect(outside: around) {
      driver.collect { animator.animateTransition(using: self) }
    }
  }

  /// Observes a transition that the container ends without the animator's report, such as because another page is
  /// selected or the window's root changes. The coordinator of the two controllers is the only one to announce that.
  private func observeEnd() {
    let controllers = [UITransitionContextViewControllerKey.to, .from].compactMap { context.viewController(forKey: $0) }
    let coordinators = controllers.compactMap(\.transitionCoordinator)
    let coordinator = coordinators.first { $0.containerView === context.containerView }
    _ = coordinator?.animate(alongsideTransition: nil) { [weak self] in
      self?.containerDidEnd($0.isCancelled ? .cancelled : .completed)
    }
  }

  private func drive(_ vended: any UIViewImplicitlyAnimating) {
    let driver = PropertyAnimatorDriver(vended)
    motion.drive(by: driver)
    driver.begin(held: isHeld)
  }

  var percentComplete: CGFloat { motion.percentComplete }

  private func release(_ direction: Direction) {
    guard motion.driver != nil, let controller else { return }
    isHeld = false
    self.direction = direction
    if let velocity = controller.releaseVelocity {
      let size = context.containerView.bounds.size
      // A quarter of a point cannot be seen.
      motion.complete(direction, velocity: Double(velocity), tolerance: 0.25 / Double(max(size.width, size.height, 1)))
    } else {
      motion.complete(direction, timing: controller.completionTiming)
    }
    switch direction {
    case .toEnd: context.finishInteractiveTransition()
    case .toStart: context.cancelInteractiveTransition()
    }
  }

  private func frame(_ time: CFTimeInterval) {
    if motion.advance(to: time, toward: direction) { completeTransition(direction == .toEnd) }
  }

  // MARK: The context

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard let percent = Misuse.checkedProgress(percentComplete, by: controller?.animator ?? self) else { return }
    motion.scrub(to: Double(percent))
    context.updateInteractiveTransition(percent)
  }

  func finishInteractiveTransition() { release(.toEnd) }
  func cancelInteractiveTransition() { release(.toStart) }

  func pauseInteractiveTransition() {
    guard controller != nil, motion.canBeHeld else { return }
    motion.freeze()
    isHeld = true
    context.pauseInteractiveTransition()
  }

  /// Completes the transition: called by the animator, or when the wait for it times out. Everything is restored before
  /// the container is notified, because the app may begin the next transition in that call.
  func completeTransition(_ didComplete: Bool) {
    guard controller != nil else { return }
    let outcome = Outcome(didComplete: didComplete && direction != .toStart)
    end(outcome, isInterrupted: false)
    context.completeTransition(outcome.didComplete)
  }

  /// Stops driving a transition that has ended without this drive.
  func containerDidEnd(_ outcome: Outcome) {
    guard controller != nil else { return }
    end(outcome, isInterrupted: true)
  }

  /// Restores everything that was changed to drive the transition.
  private func end(_ outcome: Outcome, isInterrupted: Bool) {
    let controller = controller
    self.controller = nil
    let end = TransitionEnd(
      outcome: outcome, isInterrupted: isInterrupted, outgoing: context.view(forKey: .from),
      incoming: context.view(forKey: .to), restoresPage: false)
    // An animator may retain this context and be retained by the controller.
    controller?.detach(from: self)
    let driver = motion.detachDriver()
    // The container has called `animationEnded(_:)` by now.
    if isInterrupted { driver?.jump(to: outcome, keepsChanges: true) }
    driver?.end(end) {}
  }

  var containerView: UIView { context.containerView }
  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { context.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { context.finalFrame(for: vc) }
}
