import ContainerKitTesting
import ContainerTransitions
import UIKit

/// A transition whose animator creates that of the cube when it starts, and lets it animate: one walk.
@MainActor final class WalkedCube: NSObject, ContainerPageTransition, UIViewControllerAnimatedTransitioning {
  private var step = ContainerPageStep.next
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    step = request.step
    return self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    Walk.play {
      animator = PageTransition.cube.animator(for: step)
      animator?.animateTransition(using: context)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { animator?.animationEnded(transitionCompleted) }
}
