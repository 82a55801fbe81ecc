import UIKit

// sample: in a file
/// The methods that decide about a container's transitions and are notified of them. Every method is optional.
///
/// This delegate sets a title that changes halfway through each transition:
///
/// ```swift
/// @MainActor final class TitleDelegate {
///   let label = UILabel()
/// }
///
/// extension TitleDelegate: ContainerViewControllerDelegate {
///   func containerViewController(
///     _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
///   ) {
///     label.text = progress.fractionComplete < 0.5 ? progress.from.title : progress.to.title
///   }
/// }
/// ```
///
/// The methods have default implementations, so that a class implements only those that it needs. Conform in an extension, as
/// here: there the compiler warns about a method that nearly matches one of the protocol's, such as one with a wrong argument, and
/// would never be called. If the name differs more, nothing warns, nor if a superclass conforms and only a subclass implements a
/// method: that one is never called either. In a hierarchy of classes, override the methods of `ContainerViewController` instead.
@preconcurrency @MainActor public protocol ContainerViewControllerDelegate: AnyObject {
  /// Asks whether the user may select a child: by a tab, a pan, a key, or an assistive technology. Called before the
  /// transition starts; for a pan, after `shouldBeginPanFrom` and once for each page in a drag. Not called if
  /// code selects a child, and for a child whose tab is disabled. Default: true.
  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool

  /// Called before a child is selected, by the user or by code, with or without a transition. Not called when the app sets the
  /// first pages, as `didSelect` is not. A transition may still be
  /// cancelled. Each call is followed by one `didSelect` or `didCancelTransitionTo` for the same child.
  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  )

  /// Called when a child has been selected, as the last call of the transition, if there was one.
  ///
  /// Setting up is silent: when the app sets `viewControllers`, tabs or a source and nothing was selected before, a page is selected
  /// without a call.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - viewController: The selected child.
  ///   - source: What selected it: the user by a tab, a pan or a key, an assistive technology, or the app's code.
  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  )

  /// Called as the last call of a cancelled transition to a child, when everything is as before. Also called if the child is
  /// removed in `willSelect` of a selection without a transition.
  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  )

  /// Called once in each frame in which the progress has changed: its fraction, whether a finger drives the transition, or
  /// whether the transition goes back. The last call of a transition has the fraction 0 or 1, and comes before `didSelect` or
  /// `didCancelTransitionTo`.
  ///
  /// Follow the pages with it, for example with a title or a background. For animations of your own, use the animator or the
  /// `transitionCoordinator`. It may select another child or change the children.
  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress)

  /// Returns the actions that a tap on the selected child's tab may have now. Default: the container's
  /// `reselectionActions`. Called when the tab is tapped at rest, before `didReselect`.
  ///
  /// Leave out an action to refuse it: without `popToRoot`, the page that a navigation controller shows is scrolled to its
  /// top.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - viewController: The selected child.
  func containerViewController(
    _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
  ) -> ContainerReselectionActions

  /// Called when the selected child's tab is tapped again, at rest, or activated by an assistive technology. Neither
  /// `shouldSelect` nor `didSelect` is called.
  ///
  /// Called before the container pops or scrolls the page (`reselectionActions`). If this method pops it, or selects another
  /// child, the container does nothing more.
  func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController)

  /// Called when a finger has rested on a child's tab for half a second, while it is still down. Use it to show a popover, or
  /// a list of the child's parts. A `ButtonTabBar` calls it, and a bar of the app's if it calls its `onLongPress`.
  ///
  /// Not called for a disabled tab, for a tab with a menu (`ContainerTabItem.menu`), and at the accessibility sizes: there a
  /// resting finger shows the tab in the large content viewer. Offer the same elsewhere, too.
  ///
  /// - Returns: True if the long press was handled: lifting the finger then does not select the tab. Default: false.
  func containerViewController(
    _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
  ) -> Bool

  /// Returns the animator of an animated transition, started by the user or by code. Default: nil, for an animator of the
  /// container's `pageTransition`. An animator that is returned here is used in any case. If it moves views far, check
  /// `UIAccessibility.isReduceMotionEnabled`.
  ///
  /// Called once for each transition, after `willSelect`. If `pageTransition` has no animator, as `none`, a finger can drag a page
  /// in only with an animator of the delegate's. This method is then called when the drag is about to begin, after
  /// `shouldSelect`, and the transition gets the animator that it returns.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - request: The pages, the source of the request, the direction, and whether a finger drives the transition.
  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animated transition, started by the user or by code. Default: nil. The container
  /// then drives a pan, and any other transition runs by itself.
  ///
  /// An interaction controller drives the transition through its context. Its `startInteractiveTransition(_:)` is called
  /// instead of the animator's `animateTransition(using:)`, even if its `wantsInteractiveStart` is false: then the
  /// transition runs by itself, and a finger can grab it, until the controller pauses it. UIKit's
  /// `UIPercentDrivenInteractiveTransition` works with the system's contexts only: if it is returned, a message is
  /// logged and the container drives pans as if nil was returned. Change the class, or the superclass of yours, to
  /// `PercentDrivenInteractiveTransition`.
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
  ///   - viewController: The child whose page is at rest: the selected one, or one that arrives and counts as selected.
  ///   - point: The location where the touch went down, in the coordinate space of the container's view. For a
  ///     scrolling device, the pointer's location.
  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool

  /// Returns the order in which the container's pan and another gesture recognizer get a touch that both received.
  /// Default: `.automatic`.
  ///
  /// With `.automatic`, the container decides. Its pan yields to swipes from the edge of the screen, containers inside
  /// this one, navigation controllers that can go back, and one-touch pans in table and collection views that scroll,
  /// such as swipe actions. It takes precedence over horizontal scroll views, but lets those in a page scroll to their
  /// end first; over the pans of a sheet around it; and over the dismissal of a zoom transition and full-screen back
  /// swipes around it, except backward on the first page.
  ///
  /// Any other result overrides these rules. UIKit decides when to ask, often before the finger has moved, and may ask
  /// more than once for a touch. Return `.automatic` for every recognizer that you do not know.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - gestureRecognizer: The other recognizer, inside or outside the container.
  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence
}

extension ContainerViewControllerDelegate {
  /// Returns true.
  public func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool { true }

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) {}

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {}

  /// Returns the container's `reselectionActions`.
  public func containerViewController(
    _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
  ) -> ContainerReselectionActions { container.reselectionActions }

  /// Does nothing.
  public func containerViewController(
    _ container: ContainerViewController, didReselect viewController: UIViewController
  ) {}

  /// Returns false.
  public func containerViewController(
    _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
  ) -> Bool { false }

  /// Returns nil.
  public func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns true.
  public func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool { true }

  /// Returns `.automatic`.
  public func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence { .automatic }
}
