import ContainerTransitions
import UIKit

/// Presents and dismisses a page with a page transition, or pushes and pops it. Its creator retains it, because the controllers'
/// delegates are weak.
final class Presenting: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  private let transition: PageTransition
  typealias MakePresentation = (
    _ presented: UIViewController, _ presenting: UIViewController?
  ) -> UIPresentationController
  private let swipe: SwipeAway?
  /// Drives the way back, if it started it. Set it before that.
  var gesture: TransitionGesture?
  private let makePresentation: MakePresentation?

  /// - Parameters:
  ///   - swipe: The interaction controller of the way back, which follows a finger on the page.
  ///   - makePresentation: Creates the presentation controller of the style `custom`; nil for the system's.
  init(_ transition: PageTransition, swipe: SwipeAway? = nil, makePresentation: MakePresentation? = nil) {
    (self.transition, self.swipe, self.makePresentation) = (transition, swipe, makePresentation)
    super.init()
  }

  /// Returns what drives the way back, if a finger has started it.
  private func driver(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let swipe, swipe.isDragging { return swipe }
    return gesture?.interactionController(for: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: .next) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: .previous) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver(of: animator) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: operation == .push ? .next : .previous) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver(of: animationController) }
}
