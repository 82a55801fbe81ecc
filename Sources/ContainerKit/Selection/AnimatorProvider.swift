import UIKit

/// Provides the animators of transitions: the delegate's or, if it has none, the page transition's. Without an animator there is
/// no transition.
@MainActor final class AnimatorProvider {
  /// The delegate's animator for a drag that may begin, which the transition of that drag gets.
  private var offer: (request: ContainerTransitionRequest, animator: any UIViewControllerAnimatedTransitioning)?

  /// Returns true if a finger may drag a page in, because there is an animator for it.
  ///
  /// Asks the delegate only if the page transition has no animator: otherwise the delegate is asked when the transition begins.
  func allowsDrag(_ request: ContainerTransitionRequest, of calls: any ContainerCalls) -> Bool {
    offer = nil
    if calls.pageTransition.animator(for: request) != nil { return true }
    offer = calls.animator(for: request).map { (request, $0) }
    return offer != nil
  }

  /// Returns the animator of a transition that begins, and its interaction controller; nil if it has no animation.
  func animation(
    for request: ContainerTransitionRequest, of calls: any ContainerCalls
  ) -> (
    animator: any UIViewControllerAnimatedTransitioning, controller: (any UIViewControllerInteractiveTransitioning)?
  )? {
    let offered = offer?.request == request ? offer?.animator : nil
    offer = nil
    let animator = offered ?? calls.animator(for: request) ?? calls.pageTransition.animator(for: request)
    return animator.map { ($0, calls.interactionController(for: $0)) }
  }

  /// Forgets the animator for a drag that has not begun.
  func childrenDidChange() { offer = nil }
}
