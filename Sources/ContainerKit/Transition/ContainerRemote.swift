import UIKit

/// Connects a percent driven controller with a transition of a `ContainerViewController`, which moves the pages itself.
@MainActor final class ContainerRemote: PercentDrivenRemote {
  private weak var context: TransitionContext?

  init(_ context: TransitionContext) { self.context = context }

  func drives(_ context: any UIViewControllerContextTransitioning) -> Bool { self.context === context }
  func start() { context?.transition?.contextDidStart() }
  var isHeld: Bool { context.map { $0.isInteractive || $0.isPausing } ?? false }
  var percentComplete: CGFloat { context?.transition?.percentComplete ?? 0 }
  func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }
  func pause() { context?.pauseInteractiveTransition() }

  func release(toEnd: Bool) {
    if toEnd { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }
}
