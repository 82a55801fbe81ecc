import UIKit

/// A transition between the pages of a container, as a value: the animators of one kind.
///
/// The product `ContainerTransitions` has such values. Conform a type of your own to use animators of your own without a
/// delegate.
@preconcurrency @MainActor public protocol ContainerPageTransition: Sendable {
  /// Returns a new animator. Called for each transition for which the delegate provides no animator.
  ///
  /// - Parameter request: The transition that begins.
  func animator(for request: ContainerTransitionRequest) -> any UIViewControllerAnimatedTransitioning
}
