import LayerTime
import UIKit

extension Transition {
  /// Starts the animator. The appearance calls have been made, and the incoming view has its final size.
  func start() {
    initialState = [PageState(of: from.view), PageState(of: to.view)]
    startTime = CACurrentMediaTime()
    (controller as? PercentDrivenInteractiveTransition)?.attach(
      to: ContainerRemote(context), animator: animator, duration: duration)
    link = FrameLink { [weak self] in self?.frame($0) }
    if startsWithController, let controller, !(controller is PercentDrivenInteractiveTransition) {
      state = .controllerDriven(percent: 0, isReleased: false)
      driveLayers(frozen: false) { start(controller) }
    } else {
      state = context.isInteractive ? .interactive(by: startsWithController ? .controller : .pan) : .running
      if context.isInteractive { start(startsWithController ? controller : nil) }
      startAnimator()
    }
    guard !isEnded else { return }
    if case .interactive = state { logIfNothingMoves() }
    setupState = [PageState(of: from.view), PageState(of: to.view)]
    owner?.transitionDidMove(self)
  }

  private func start(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    record("startInteractiveTransition", to)
    controller?.startInteractiveTransition(context)
  }

  /// Restores the pages to the state in which this transition's animator put them, unless the start was restored since.
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

  /// Asks the animator for its interruptible animator if the transition starts interactively. Otherwise, or if it has
  /// none, calls `animateTransition(using:)`, as UIKit does: many animators create there what they return.
  ///
  /// If an animator adds no animation to a layer in `animateTransition(using:)`, its interruptible animator drives it.
  /// A percent driven transition may have started the animator already, in its `startInteractiveTransition(_:)`.
  func startAnimator() {
    guard driver == nil, !isEnded else { return }
    if context.isInteractive, let vended = requestInterruptibleAnimator() { return drive(vended) }
    driveLayers(frozen: context.isInteractive) {
      record("animateTransition", to)
      animator.animateTransition(using: context)
    }
    if !isEnded, driver?.hasAnimations == false, let vended = requestInterruptibleAnimator() { drive(vended) }
  }

  /// Asks the animator for its interruptible animator, once.
  private func requestInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard !hasRequestedAnimator else { return nil }
    hasRequestedAnimator = true
    let vended = animator.vendedAnimator(using: context)
    if vended != nil { record("interruptibleAnimator", to) }
    return isEnded ? nil : vended
  }

  private func drive(_ vended: any UIViewImplicitlyAnimating) {
    let driver = PropertyAnimatorDriver(vended)
    self.driver = driver
    coordinator.runAlongside { changes, _ in
      if !driver.add(changes) { animate(changes) }
    }
    driver.begin(held: context.isInteractive)
  }

  /// Lets the interruptible animator move a running transition from here on, if it is the one that moves the pages.
  ///
  /// If it is not active, it was made for an interactive transition. The pages keep their positions then, and layer time
  /// still moves them. It also does if there are alongside animations, which the vended animator would not pause.
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
    let container = context.containerView.layer
    let curve: ProgressCurve =
      (animator as? any DefaultAnimator)?.curve(interactive: context.isInteractive)
      ?? .linear(duration > 0 ? duration : 0.25)
    let driver = LayerTimeDriver(
      layer: container, pages: [from.view.layer, to.view.layer], duration: duration, curve: curve, frozen: frozen)
    self.driver = driver
    driver.onSettled = { [weak self] in
      if let self { owner?.transitionDidMove(self) }
    }
    driver.collect {
      start()
      guard !isEnded else { return }
      coordinator.runAlongside { changes, outside in
        driver.collect(outside: outside) { animate(changes) }
      }
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
