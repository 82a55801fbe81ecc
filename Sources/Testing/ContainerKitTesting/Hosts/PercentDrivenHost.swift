import ContainerKit
import UIKit

/// A controller whose delegate returns a percent driven interaction controller, which the test moves.
@MainActor package protocol PercentDrivenHost: TransitionHost {
  var transition: HostedTransition { get }
  /// The interaction controller of the next transition; nil for none.
  var percent: (any PercentDriver)? { get set }
  /// Performs the change, or reverts it.
  func go(back: Bool, animated: Bool)
}

extension PercentDrivenHost {
  package var isGrabbable: Bool {
    percent is PercentDrivenInteractiveTransition || to.transitionCoordinator?.isInterruptible == true
  }

  package func hold() {
    percent = transition.makeDriver()
    start()
  }

  package func run(isGrabbable: Bool) {
    percent = isGrabbable ? transition.makeDriver() : nil
    percent?.wantsInteractiveStart = false
    start()
  }

  private func start() {
    stage.schedule { [self] in go(back: false, animated: true) }
    stage.servedFrame()
  }

  package func scrub(to fraction: CGFloat) -> Bool {
    guard isUnderWay, let percent else { return false }
    percent.update(fraction)
    for _ in 0..<2 { stage.servedFrame() }
    return isUnderWay
  }

  package func grab() -> Bool {
    guard isUnderWay, let percent else { return false }
    stage.schedule { percent.pause() }
    stage.servedFrame()
    return isUnderWay
  }

  package func letGo(finishing: Bool) {
    stage.schedule { [self] in if finishing { percent?.finish() } else { percent?.cancel() } }
    stage.servedFrame()
  }

  package func jump() { change(back: false) }
  package func undo() { change(back: true) }

  private func change(back: Bool) {
    go(back: back, animated: false)
    for _ in 0..<2 { stage.servedFrame() }
  }
}
