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
  private let makePresentation: MakePresentation?

  /// - Parameters:
  ///   - swipe: The interaction controller of the way back, which follows a finger on the page.
  ///   - makePresentation: Creates the presentation controller of the style `custom`; nil for the system's.
  init(_ transition: PageTransition, swipe: SwipeAway? = nil, makePresentation: MakePresentation? = nil) {
    (self.transition, self.swipe, self.makePresentation) = (transition, swipe, makePresentation)
    super.init()
  }

  private var drivingSwipe: SwipeAway? { swipe.flatMap { $0.isDragging ? $0 : nil } }

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
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivingSwipe }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(for: operation == .push ? .next : .previous) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivingSwipe }
}
