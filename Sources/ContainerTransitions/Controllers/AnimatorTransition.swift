import ContainerKit
import UIKit

/// A transition whose animators a closure makes.
@preconcurrency @MainActor public struct AnimatorTransition: ContainerPageTransition {
  private let make: @MainActor @Sendable (ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?

  init(
    _ make: @escaping @MainActor @Sendable (ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
  ) { self.make = make }

  /// Returns the closure's animator.
  public func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    make(request)
  }
}

extension ContainerPageTransition where Self == AnimatorTransition {
  // sample: in a function (navigation: UINavigationController)
  /// The animators that a closure makes, of any class.
  ///
  /// ```swift
  /// navigation.pageTransitions.style = .animator { request in
  ///   let page = request.step == .next ? request.to : request.from
  ///   let transition: PageTransition = page.title == "Photo" ? .sharedElements : .push
  ///   return transition.animator(for: request.step)
  /// }
  /// ```
  ///
  /// - Parameter make: Returns a new animator for each transition, or nil for the controller's own. It is also called before a finger
  ///   may start a transition, so it should do nothing else.
  public static func animator(
    _ make: @escaping @MainActor @Sendable (ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> AnimatorTransition { AnimatorTransition(make) }
}
