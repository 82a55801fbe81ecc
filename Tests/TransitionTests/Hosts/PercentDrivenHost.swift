import ContainerKitTesting
import UIKit

/// A UIKit controller whose delegate returns a percent driven interaction controller, which the test moves.
@MainActor protocol PercentDrivenHost: TransitionHost {
  var percent: UIPercentDrivenInteractiveTransition? { get set }
}

extension PercentDrivenHost {
  func hold() {
    percent = UIPercentDrivenInteractiveTransition()
    run()
  }

  func scrub(to share: CGFloat) {
    percent?.update(share)
    for _ in 0..<2 { stage.frame() }
  }

  func letGo(finishing: Bool) {
    stage.schedule { [self] in if finishing { percent?.finish() } else { percent?.cancel() } }
    stage.frame()
  }
}
