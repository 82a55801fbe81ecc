import UIKit

extension Transition {
  /// Starts it. The appearance calls have been made, the incoming view has its final size.
  func begin() {
    pages = [PageState(of: from.view), PageState(of: to.view)]
    began = CACurrentMediaTime()
    (controller as? PercentDrivenInteractiveTransition)?.attach(
      to: ContainerRemote(context), animator: animator, duration: duration)
    link = FrameLink { [weak self] in self?.frame($0) }
    if let controller, isControllers, !(controller is PercentDrivenInteractiveTransition) {
      motion = .foreign
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
      if let vended = animator.vendedAnimator(using: context) {
        drive(vended)
      } else {
        driveLayers(frozen: context.isInteractive) {
          record("animateTransition", to)
          animator.animateTransition(using: context)
        }
      }
    }
    if let early { endNow(completed: early) }
    guard !isEnded else { return }
    if isHeld { tellWhereNothingMoves() }
    posed = [PageState(of: from.view), PageState(of: to.view)]
    owner?.transitionDidMove(self)
  }

  /// Puts the pages back to where this transition's animator has put them; not once it is over and they are put back.
  func repose() {
    guard driver?.isPutBack == false, !isEnded else { return }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        for page in posed { page.restore() }
      }
    }
  }

  /// The animator is asked for its interruptible animator once, and not to animate: that is what it vends it for.
  private func drive(_ vended: any UIViewImplicitlyAnimating) {
    record("interruptibleAnimator", to)
    guard !isEnded else { return }
    let driver = AnimatorDriver(vended)
    self.driver = driver
    coordinator.runAlongside { changes, _ in
      if !driver.add(changes) { animate(changes) }
    }
    driver.begin(held: context.isInteractive)
  }

  private func driveLayers(frozen: Bool, _ start: () -> Void) {
    let container = context.containerView.layer
    let curve: ProgressCurve =
      (animator as? any OwnAnimator)?.curve(interactive: context.isInteractive)
      ?? .linear(duration > 0 ? duration : 0.25)
    let driver = LayerDriver(
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
    if let own = animator as? any OwnAnimator {
      own.animate(interactive: context.isInteractive, changes, completion: nil)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
        animations: changes)
    }
  }
}
