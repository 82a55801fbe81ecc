import UIKit

// sample: in a file
/// A navigation controller's delegate that hides the container's bar while a page with `hidesBottomBarWhenPushed` is shown, as
/// a tab bar controller does.
///
/// A container gives one to each child that is a navigation controller and has no delegate. Use one yourself if the navigation
/// controller has a delegate of your own, or is not a direct child. Keep it, because `UINavigationController.delegate` is weak:
///
/// ```swift
/// final class ChatNavigationController: UINavigationController {
///   private lazy var barHiding = TabBarHidingNavigationDelegate(forwardingTo: self)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     delegate = barHiding
///   }
/// }
///
/// extension ChatNavigationController: UINavigationControllerDelegate {}
/// ```
///
/// The bar slides along with the push or pop. It follows a finger that swipes back, and returns if the swipe is cancelled. It
/// stays hidden for the pages above, until the page is popped. When another tab is selected, it follows that transition.
///
/// The safe area of all pages in the navigation controller changes when the push or pop starts, so that the incoming page has
/// its final layout from its first frame.
///
/// The bar's look at the scroll edge changes along with the push or pop, too (`ButtonTabBar.Appearance.scrollEdgeBackgroundColor`).
///
/// The delegate sets `hidesContainerTabBarWhenSelected` of the navigation controller, or of the container's child that contains
/// it. Don't set that property for this child yourself. Outside a container it has no effect.
@preconcurrency @MainActor
public final class TabBarHidingNavigationDelegate: NSObject, ForwardingNavigationDelegate {
  /// The app's own delegate. The Objective-C runtime's queries, which have no actor, read it, too, on the main thread.
  nonisolated(unsafe) package private(set) weak var target: (any UINavigationControllerDelegate)?

  /// Creates a delegate.
  ///
  /// - Parameter delegate: The app's own delegate, which gets every call. It is not retained. UIKit looks at the methods that
  ///   it implements when this delegate is set, so create another one to replace it.
  public init(forwardingTo delegate: (any UINavigationControllerDelegate)? = nil) {
    target = delegate
    super.init()
  }

  /// Hides or shows the bar, and forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    updateBar(for: viewController, in: navigationController, animated: animated)
    updateScrollEdge(in: navigationController, animated: animated)
    target?.notifyWillShow(viewController, in: navigationController, animated: animated)
  }

  private func updateBar(for shown: UIViewController, in navigation: UINavigationController, animated: Bool) {
    guard let container = navigation.enclosingContainerViewController,
      let page = page(of: container, containing: navigation)
    else { return }
    let isHidden = page.hidesContainerTabBarWhenSelected
    let hides = Self.hidesBar(showing: shown, in: navigation)
    guard hides != isHidden else { return }
    // While the container selects the page, the page has the coordinator of that transition, which the bar follows anyway.
    guard animated, let coordinator = navigation.transitionCoordinator, coordinator !== container.transitionCoordinator
    else {
      page.hidesContainerTabBarWhenSelected = hides
      return
    }
    // The bar is not inside the view of the transition.
    let isAccepted = coordinator.animateAlongsideTransition(
      in: container.customTabBar ?? container.tabBar,
      animation: { _ in page.hidesContainerTabBarWhenSelected = hides },
      completion: { if $0.isCancelled { page.hidesContainerTabBarWhenSelected = isHidden } })
    if !isAccepted { page.hidesContainerTabBarWhenSelected = hides }
  }

  private func updateScrollEdge(in navigation: UINavigationController, animated: Bool) {
    guard let container = navigation.enclosingContainerViewController,
      container.tabBar.appearance.usedScrollEdgeColor != nil
    else { return }
    let update = { (_: any UIViewControllerTransitionCoordinatorContext) in container.bar.updateScrollEdge() }
    if animated, let coordinator = navigation.transitionCoordinator, coordinator !== container.transitionCoordinator {
      coordinator.animateAlongsideTransition(in: container.tabBar, animation: update, completion: update)
    } else {
      container.bar.updateScrollEdge()
    }
  }

  /// Returns true if a page of the stack, up to the one that is shown, hides the bar.
  private static func hidesBar(showing shown: UIViewController, in navigation: UINavigationController) -> Bool {
    shown.hidesBottomBarWhenPushed
      || navigation.viewControllers.prefix { $0 !== shown }.contains(where: \.hidesBottomBarWhenPushed)
  }

  private func page(
    of container: ContainerViewController, containing controller: UIViewController
  ) -> UIViewController? {
    sequence(first: controller, next: \.parent).first { $0.parent === container }
  }
}
