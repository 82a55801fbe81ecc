import UIKit

// sample: in a function (container: ContainerViewController)
/// A value that makes the animators of one kind of transition between the pages of a container.
///
/// ```swift
/// container.pageTransition = .standard  // the slide, as at first
/// container.pageTransition = .none  // pages change at once
/// ```
///
/// The product `ContainerTransitions` has more such values. Conform a type of your own to use animators of your own without a
/// delegate.
@preconcurrency @MainActor public protocol ContainerPageTransition: Sendable {
  /// Returns a new animator, or nil for no animation.
  ///
  /// Called for each transition for which the delegate provides no animator. If both return nil, the page is selected at once,
  /// without a transition. Also called before a finger may drag a page in: it cannot if there is no animator for it. Return a new
  /// animator for each call, and change nothing else.
  ///
  /// - Parameter request: The transition that begins.
  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
}

/// No transition: each page is selected at once.
@preconcurrency @MainActor public struct NoPageTransition: ContainerPageTransition {
  /// Returns nil.
  public func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension ContainerPageTransition where Self == NoPageTransition {
  /// No animation. An animated request selects its page at once, as one without animation does, and a finger cannot drag the
  /// pages, nor pull them beyond the ends.
  ///
  /// An animator that the delegate provides comes first: that page is animated, and a finger can drag it in.
  public static var none: NoPageTransition { NoPageTransition() }
}
