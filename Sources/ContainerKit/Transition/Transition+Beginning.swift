import LayerTime
import UIKit

extension Transition {
  /// Starts it. The appearance calls have been made, the incoming view has its final size.
  func begin() {
    pages = [PageState(of: from.view), PageState(of: to.view)]
    began = CACurrentMediaTime()
    // An appearance call interrupted the transition, so the animator is not called.
    if let early {
      motion = .free
      return endNow(completed: early)
    }
    (controller as? PercentDrivenInteractiveTransition)?.attach(
      to: ContainerRemote(context), animator: animator, duration: duration)
    link = FrameLink { [weak self] in self?.frame($0) }
    if let controller, isControllers, !(controller is PercentDrivenInteractiveTransition) {
      motion = .controllerDriven
      driveLayers(frozen: false) {
        record("startInteractiveTransition", to)
        controller.startInteractiveTransition(context)
      }
    } else {
      motion = context.isInteractive ? .held : .free
      if context.isInteractive {
        record("startInteractiveTransition", to)
        if isControllers { controller?.startInteractiveTransition(context) }
      }
      startAnimator()
    }
    if let early { endNow(completed: early) }
    guard !isEnded else { return }
    if isHeld { tellWhereNothingMoves() }
    setupState = [PageState(of: from.view), PageState(of: to.view)]
    owner?.transitionDidMove(self)
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

  /// Asks an animator for its interruptible animator if a finger starts the transition, or else to animate.
  /// Where none does it is asked to animate, as by UIKit: many make there what they vend. One that puts nothing on layers
  /// there, and is not done, vends what it is to be moved by.
  ///
  /// Runs once: a percent driven transition may have started the animator in its `startInteractiveTransition(_:)`.
  func startAnimator() {
    guard driver == nil, !isEnded else { return }
    if context.isInteractive, let vended = vended() { return drive(vended) }
    driveLayers(frozen: context.isInteractive) {
      record("animateTransition", to)
      animator.animateTransition(using: context)
    }
    if !isEnded, early == nil, driver?.hasAnimations == false, let vended = vended() { drive(vended) }
  }

  /// Returns the interruptible animator, for which the animator is asked once.
  private func vended() -> (any UIViewImplicitlyAnimating)? {
    guard !wasAsked else { return nil }
    wasAsked = true
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
    guard case .free = motion, !coordinator.animatesAlongside, let vended = vended() else { return }
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

  /// Animates what goes alongside, as the pages are animated.
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
