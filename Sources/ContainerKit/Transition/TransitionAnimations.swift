import LayerTime
import UIKit

/// The animations of a transition: starts the animator's and those alongside, and gives the motion the driver that moves them.
@MainActor final class TransitionAnimations {
  private let context: TransitionContext
  private let coordinator: TransitionCoordinator
  private let animator: any UIViewControllerAnimatedTransitioning
  private let motion: TransitionMotion
  /// `true` during a call of the animator or the interaction controller, which may add views.
  private(set) var isCallingAnimator = false
  /// The interruptible animator, if it has moved the pages from the start.
  private var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  /// `true` if alongside animations have been added since those of the start have run.
  private var hasLateAnimation = false
  /// `true` once the animator has been asked for an interruptible animator.
  private var hasRequestedAnimator = false

  init(
    context: TransitionContext, coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
    motion: TransitionMotion
  ) {
    self.context = context
    self.coordinator = coordinator
    self.animator = animator
    self.motion = motion
    coordinator.onLateAnimation = { [weak self] in self?.lateAnimationWasAdded() }
  }

  /// `true` if a call of the app's has ended the transition.
  private var isEnded: Bool { context.transition?.isEnded ?? true }

  private var standardAnimator: (any StandardAnimator)? { animator as? any StandardAnimator }

  private func record(_ name: String) { context.owner?.record(name, context.to) }

  // MARK: Started by the animator

  /// Starts the animator, unless a percent driven controller has started it in `startInteractiveTransition(_:)`.
  ///
  /// Without a finger, calls `animateTransition(using:)` first, as UIKit does, because many animators create their
  /// interruptible animator there. If that call adds no animation to a layer, the interruptible animator moves the pages.
  func start() {
    guard motion.driver == nil, !isEnded else { return }
    if context.isInteractive, driveInterruptibleAnimator() { return }
    // The animator may have ended the transition when it was asked.
    guard !isEnded else { return }
    let driver = makeLayerDriver(frozen: context.isInteractive)
    motion.drive(by: driver)
    driver.collect {
      record("animateTransition")
      call { animator.animateTransition(using: context) }
      if !isEnded { addAlongside(to: driver) }
    }
    if !isEnded, !driver.hasAnimations { driveInterruptibleAnimator() }
  }

  /// Asks the animator for its interruptible animator, once.
  private func requestInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard !hasRequestedAnimator else { return nil }
    hasRequestedAnimator = true
    let vended = call { animator.vendedAnimator(using: context) }
    if vended != nil { record("interruptibleAnimator") }
    return isEnded ? nil : vended
  }

  /// Makes the animator's interruptible animator the driver. Returns false if there is none.
  @discardableResult private func driveInterruptibleAnimator() -> Bool {
    guard let vended = requestInterruptibleAnimator() else { return false }
    let driver = PropertyAnimatorDriver(vended)
    motion.drive(by: driver)
    interruptibleAnimator = vended
    addAlongside(to: vended)
    guard !isEnded else { return true }
    driver.begin(held: context.isInteractive)
    // The animator performs its blocks as it starts, and one of them may have ended the transition.
    if isEnded { end(driver) }
    return true
  }

  /// Ends an animator that has started after the end of its transition. Nothing would resume it, and the pages are at rest.
  private func end(_ driver: PropertyAnimatorDriver) {
    let pages = [context.from, context.to].compactMap(\.viewIfLoaded).map { PageState(of: $0) }
    driver.jump(to: context.outcome, keepsChanges: false)
    UIView.performWithoutAnimation {
      for page in pages { page.restore() }
    }
  }

  /// Makes the interruptible animator of a transition that runs by itself the driver, if it is active. Returns false if it
  /// is not: another animation moves the pages, and asking for the animator may have moved them, too.
  ///
  /// Alongside animations stay with layer time, because the interruptible animator would not pause those.
  func adoptInterruptibleAnimator() -> Bool {
    guard !coordinator.animatesAlongside, let vended = requestInterruptibleAnimator() else { return true }
    guard vended.state == .active else { return false }
    motion.drive(by: PropertyAnimatorDriver(vended))
    return true
  }

  /// Lets the interaction controller start the transition. A finger starts it without one.
  func call(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    record("startInteractiveTransition")
    call { controller?.startInteractiveTransition(context) }
  }

  /// Calls the animator or the interaction controller.
  func call<Result>(_ body: () -> Result) -> Result {
    let wasCalling = isCallingAnimator
    isCallingAnimator = true
    defer { isCallingAnimator = wasCalling }
    return body()
  }

  // MARK: Started by an interaction controller that moves the pages by itself

  /// Collects the animations that the controller starts.
  func collect(_ start: () -> Void) {
    let driver = makeLayerDriver(frozen: false)
    motion.drive(by: driver)
    driver.collect(start)
  }

  /// Freezes what a controller has started, and adds the animations alongside. The controller may have created the
  /// interruptible animator.
  ///
  /// - Parameter held: `true` if a finger drives the transition.
  func begin(held: Bool) {
    guard let driver = motion.driver as? LayerTimeDriver else { return }
    if held {
      guard !driveInterruptibleAnimator(), !isEnded else { return }
      driver.freeze()
    }
    driver.collect { addAlongside(to: driver) }
  }

  // MARK: Layers

  private func makeLayerDriver(frozen: Bool) -> LayerTimeDriver {
    let driver = LayerTimeDriver(
      layer: context.containerView.layer, pages: [context.from.view.layer, context.to.view.layer],
      duration: motion.duration, curve: standardAnimator?.curve(interactive: context.isInteractive), frozen: frozen)
    driver.onSettled = { [weak context] in
      if let transition = context?.transition { context?.owner?.transitionDidMove(transition) }
    }
    return driver
  }

  /// Called once in each frame, before the transition is moved. The first frame shows what was added alongside.
  func prepareFrame() {
    runLateAlongside()
    coordinator.closeAlongside()
  }

  /// Lets the next layout, which is part of the same commit, run the animation. By then the caller has set up its start.
  private func lateAnimationWasAdded() {
    hasLateAnimation = true
    context.containerView.setNeedsLayout()
  }

  /// Runs alongside animations that were added after the animator was started.
  func runLateAlongside() {
    guard hasLateAnimation, !isEnded else { return }
    hasLateAnimation = false
    if let interruptibleAnimator, let driver = motion.driver {
      // An animation that is added to a paused animator starts at that animator's position.
      let progress = driver.isPaused ? driver.progress : nil
      if progress != nil { driver.scrub(to: 0) }
      addAlongside(to: interruptibleAnimator)
      if let progress { driver.scrub(to: progress) }
    } else if let driver = motion.driver as? LayerTimeDriver {
      driver.collect { addAlongside(to: driver) }
    }
  }

  private func addAlongside(to animator: any UIViewImplicitlyAnimating) {
    coordinator.runAlongside { changes, _ in
      if !animator.addAnimationsIfImplemented(changes) { animate(changes) }
    }
  }

  private func addAlongside(to driver: LayerTimeDriver) {
    coordinator.runAlongside { changes, outside in
      driver.collect(outside: outside) { animate(changes) }
    }
  }

  /// Runs alongside animations with the timing of the pages.
  private func animate(_ changes: @escaping () -> Void) {
    let isInteractive = coordinator.initiallyInteractive
    if let standardAnimator {
      standardAnimator.animate(interactive: isInteractive, changes, completion: nil)
    } else {
      UIView.animate(
        withDuration: motion.duration, delay: 0, options: isInteractive ? [.curveLinear] : [.curveEaseInOut],
        animations: changes)
    }
  }
}
