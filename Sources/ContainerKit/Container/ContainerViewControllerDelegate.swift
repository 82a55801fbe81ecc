import UIKit

/// Decides about a container's switches and hears of them. Every method is optional.
///
/// The methods have default implementations, so that a class implements those it wants. Mind that a subclass of a class
/// that conforms already is heard only where that class implements the method too: Swift looks at the class that
/// declares the conformance.
@MainActor public protocol ContainerViewControllerDelegate: AnyObject {
  /// Whether a tab that was tapped, or a page that is about to be dragged in, may be switched to. Code is not asked.
  /// Default: true.
  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A switch to a child begins: by a tap, a pan, or code. It may still be cancelled.
  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController)

  /// A child has become the selected one, by a tap, a pan, or code: the last call of a switch.
  func containerViewController(_ container: ContainerViewController, didSelect viewController: UIViewController)

  /// A switch to a child was cancelled and everything is as before: the last call of that switch.
  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController)

  /// The selected child's tab was tapped again, while nothing is under way: time to scroll to the top, or to go back to
  /// where the child begins. Neither `shouldSelect` nor `didSelect` is called for it.
  func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController)

  /// The animator of an animated switch, by a tap, a pan, or code. Default: nil, the container's own: a slide, or, where the
  /// user wants less motion or cross-fades as the switch begins, a cross-fade. An animator that is given here is used as it
  /// is: where it moves things far, ask `UIAccessibility.isReduceMotionEnabled`.
  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The interaction controller of an animated switch, by a tap, a pan, or code. Default: nil: a pan is then driven by
  /// the container, and anything else runs on its own.
  ///
  /// A controller that is given here moves the switch by what it tells its context. UIKit's own
  /// `UIPercentDrivenInteractiveTransition` works with contexts of the system only; the container does its work instead.
  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a pan may begin on a child's page. Default: true.
  func containerViewController(
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController
  ) -> Bool
}

extension ContainerViewControllerDelegate {
  /// Answers true.
  public func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didReselect viewController: UIViewController
  ) {}

  /// Answers nil.
  public func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Answers nil.
  public func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Answers true.
  public func containerViewController(
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController
  ) -> Bool { true }
}
