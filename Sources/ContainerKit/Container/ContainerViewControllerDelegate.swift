import UIKit

/// Decides about a container's switches and hears of them. Every method is optional.
///
/// The methods have default implementations, so that a class implements those it wants. Mind that a subclass of a class
/// that conforms already is heard only where that class implements the method too: Swift looks at the class that
/// declares the conformance.
@preconcurrency @MainActor public protocol ContainerViewControllerDelegate: AnyObject {
  /// Whether a tab that was tapped, or a page that is about to be dragged in, may be switched to. Code is not asked.
  /// Default: true.
  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A switch to a child begins: by a tap, a pan, or code. It may still be cancelled.
  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController)

  /// Called when a child has been selected, as the last call of the transition, if there was one.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - viewController: The selected child.
  ///   - source: What selected it: the user by a tab, a pan or a key, an assistive technology, or the app's code.
  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerViewController.SelectionSource
  )

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

  /// Asks whether a pan may begin on a child's page. Called when the pan is about to begin and there is something to
  /// drag. It is not called when a finger grabs a running transition. Default: true.
  ///
  /// Return false if a part of a page needs the drag for itself, such as a canvas, or a carousel in a web view.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - viewController: The selected child.
  ///   - point: The location where the touch went down, in the coordinate space of the container's view. For a
  ///     scrolling device, the pointer's location.
  func containerViewController(
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool

  /// Asks whether the container's pan yields to another gesture recognizer that received the same touch. Default: nil.
  ///
  /// If the method returns nil, the container decides. Its pan yields to swipes from the edge of the screen, containers
  /// inside this one, navigation controllers that can go back, and one-touch pans in table and collection views that
  /// scroll, such as swipe actions. It takes precedence over horizontal scroll views, but lets those in a page scroll
  /// to their end first.
  ///
  /// A non-nil result overrides these rules. UIKit decides when to ask, often before the finger has moved, and may ask
  /// more than once for a touch. Return nil for every recognizer that you do not know.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - gestureRecognizer: The other recognizer, inside or outside the container.
  /// - Returns: `true` if the container's pan begins only after the recognizer has failed. The recognizer must then
  ///   fail or begin, or pages cannot be dragged there. `false` if the recognizer begins only after the container's pan
  ///   has failed; if it belongs to a scroll view, pages are dragged even if the view can still scroll. `nil` to let the
  ///   container decide.
  func containerViewController(
    _ container: ContainerViewController, shouldYieldInteractionTo gestureRecognizer: UIGestureRecognizer
  ) -> Bool?
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
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerViewController.SelectionSource
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
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool { true }

  /// Returns nil.
  public func containerViewController(
    _ container: ContainerViewController, shouldYieldInteractionTo gestureRecognizer: UIGestureRecognizer
  ) -> Bool? { nil }
}
