import LayerTime
import UIKit

extension Transition {
  /// Starts the transition, after the pages' appearance calls. The incoming view has its final size.
  func start() {
    context.report(.willStart(duration: duration))
    initialState = [PageState(of: from.view), PageState(of: to.view)]
    startTime = CACurrentMediaTime()
    (controller as? PercentDrivenInteractiveTransition)?.attach(to: context, animator: animator, duration: duration)
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
      startAnimator()
    }
    guard !isEnded else { return }
    if case .interactive = state { logIfNothingMoves() }
    setupState = [PageState(of: from.view), PageState(of: to.view)]
    owner?.transitionDidMove(self)
  }

  private func start(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    record("startInteractiveTransition")
    controller?.startInteractiveTransition(context)
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
    let driver = makeLayerDriver(frozen: false)
    self.driver = driver
    driver.collect { start(controller) }
    guard !isEnded else { return }
    if case .interactive = state {
      // The controller may have created the interruptible animator.
      if let vended = requestInterruptibleAnimator() { return drive(vended) }
      guard !isEnded else { return }
      driver.freeze()
    } else if !driver.hasAnimations {
      state = .controllerDriven(percent: 0, isReleased: false)
    }
    driver.collect { runAlongside(driver) }
  }

  /// Restores the state of the pages after the animator was started, unless the one at the start has been restored.
  func restoreSetup() {
    guard driver?.hasRestoredStart == false, !isEnded else { return }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        for page in setupState {
          page.restore()
          page.restoreSpeed()
          page.restoreSuperview()
        }
      }
    }
  }

  /// Starts the animator, unless a percent driven controller has started it in `startInteractiveTransition(_:)`.
  ///
  /// Without a finger, calls `animateTransition(using:)` first, as UIKit does, because many animators create their
  /// interruptible animator there. If that call adds no animation to a layer, the interruptible animator moves the pages.
  func startAnimator() {
    guard driver == nil, !isEnded else { return }
    if context.isInteractive, let vended = requestInterruptibleAnimator() { return drive(vended) }
    driveLayers(frozen: context.isInteractive) {
      record("animateTransition")
      animator.animateTransition(using: context)
    }
    if !isEnded, driver?.hasAnimations == false, let vended = requestInterruptibleAnimator() { drive(vended) }
  }

  /// Asks the animator for its interruptible animator, once.
  private func requestInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard !hasRequestedAnimator else { return nil }
    hasRequestedAnimator = true
    let vended = animator.vendedAnimator(using: context)
    if vended != nil { record("interruptibleAnimator") }
    return isEnded ? nil : vended
  }

  private func drive(_ vended: any UIViewImplicitlyAnimating) {
    let driver = PropertyAnimatorDriver(vended)
    self.driver = driver
    coordinator.runAlongside { changes, _ in
      if !vended.take(changes) { animate(changes) }
    }
    guard !isEnded else { return }
    driver.begin(held: context.isInteractive)
    // The animator performs its blocks as it starts, and one of them may have ended the transition. After that nothing would
    // resume an animator that is paused.
    if isEnded { driver.jump(toEnd: !context.transitionWasCancelled) }
  }

  /// Makes the animator's interruptible animator the driver of a running transition, if it is active.
  ///
  /// If it is not active, another animation moves the pages; asking for it may have moved them, so they are put back.
  /// Alongside animations stay with layer time, because the interruptible animator would not pause those.
  func adoptInterruptibleAnimator() {
    guard case .running = state, !coordinator.animatesAlongside, let vended = requestInterruptibleAnimator() else {
      return
    }
    if vended.state == .active {
      driver = PropertyAnimatorDriver(vended)
    } else {
      restoreSetup()
    }
  }

  private func driveLayers(frozen: Bool, _ start: () -> Void) {
    let driver = makeLayerDriver(frozen: frozen)
    self.driver = driver
    driver.collect {
      start()
      if !isEnded { runAlongside(driver) }
    }
  }

  private func makeLayerDriver(frozen: Bool) -> LayerTimeDriver {
    let driver = LayerTimeDriver(
      layer: context.containerView.layer, pages: [from.view.layer, to.view.layer], duration: duration,
      curve: (animator as? any DefaultAnimator)?.curve(interactive: context.isInteractive), frozen: frozen)
    driver.onSettled = { [weak self] in
      if let self { owner?.transitionDidMove(self) }
    }
    return driver
  }

  private func runAlongside(_ driver: LayerTimeDriver) {
    coordinator.runAlongside { changes, outside in
      driver.collect(outside: outside) { animate(changes) }
    }
  }

  /// Runs alongside animations with the timing of the pages.
  private func animate(_ changes: @escaping () -> Void) {
    if let own = animator as? any DefaultAnimator {
      own.animate(interactive: context.isInteractive, changes, completion: nil)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
        animations: changes)
    }
  }
}
