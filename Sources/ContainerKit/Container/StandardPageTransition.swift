import UIKit

/// The container's own transition: the pages slide, with the container's `pageSpacing` between them. If the user prefers reduced
/// motion or cross-fades when a transition starts, they cross-fade.
@preconcurrency @MainActor public struct StandardPageTransition: ContainerPageTransition {
  /// Returns the animator of a slide or, if the user prefers reduced motion, of a cross-fade; never nil.
  public func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    if UIAccessibility.prefersReducedMotion { return CrossFadeAnimator() }
    let container = request.from.enclosingContainerViewController
    return SlideAnimator(spacing: container?.pageSpacing ?? SlideAnimator.standardSpacing)
  }
}

extension ContainerPageTransition where Self == StandardPageTransition {
  /// A slide, with the container's `pageSpacing` between the pages, or a cross-fade if the user prefers reduced motion.
  public static var standard: StandardPageTransition { StandardPageTransition() }
}
