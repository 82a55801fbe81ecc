import ContainerKit
import UIKit

/// Drives a transition of one of UIKit's controllers, which a finger can catch.
final class ControllerDrive: PercentDrivenInteractiveTransition {
  /// The edge toward which a finger moves the transition to its end.
  let edge: PageTransition.Edge
  /// Called with the transition's container view when the transition starts.
  var onStart: ((UIView) -> Void)?

  init(toward edge: PageTransition.Edge) {
    self.edge = edge
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    onStart?(transitionContext.containerView)
    super.startInteractiveTransition(transitionContext)
  }
}
