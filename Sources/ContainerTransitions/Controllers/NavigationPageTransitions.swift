import ContainerKit
import UIKit

extension UINavigationController {
  // sample: in a function (navigation: UINavigationController)
  /// The transitions of pushes and pops, made when it is first used.
  ///
  /// ```swift
  /// navigation.pageTransitions.style = .cube
  /// navigation.pageTransitions.interactivity = .anywhere
  /// ```
  public var pageTransitions: NavigationPageTransitions {
    if let known = objc_getAssociatedObject(self, Self.pageTransitionsKey) as? NavigationPageTransitions {
      known.proxy.update()
      return known
    }
    let new = NavigationPageTransitions(self)
    objc_setAssociatedObject(self, Self.pageTransitionsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  // The key is compared by address.
  private static let pageTransitionsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The pushes and pops of a navigation controller: how they look, and how a finger drives them.
///
/// A finger that moves toward the trailing edge pops the page, and the page follows it. It also catches a push or pop that runs, turns
/// it around and cancels it.
///
/// It needs the place of the navigation controller's delegate, and passes all calls on to the app's: ``delegate``.
@preconcurrency @MainActor public final class NavigationPageTransitions {
  // sample: in a function (navigation: UINavigationController)
  /// The transition of pushes and pops. Nil, the default: UIKit's, which this object then leaves alone.
  ///
  /// ```swift
  /// navigation.pageTransitions.style = .cover(from: .trailing).sharingElements()
  /// ```
  ///
  /// A style that returns no animator for a transition leaves that one to UIKit. If the app's delegate returns an animator, that one
  /// comes first.
  ///
  /// The style is that at the time of each push and pop. The `source` of its requests is `.pan` if a finger starts the transition,
  /// and otherwise `.code`.
  public var style: (any ContainerPageTransition)?

  /// The place at which a finger goes down to pop. Default: `.edge`, the leading one, as in UIKit.
  ///
  /// It applies to each transition with an animator, whether that is the style's or one of the app's delegate. If the delegate returns
  /// an interaction controller, too, that one drives the transition, and no finger catches it.
  ///
  /// A finger does not pop if the page's item hides the back button or has a back action, nor if the system's swipe is disabled
  /// (`interactivePopGestureRecognizer`). A hidden bar does not matter.
  public var interactivity: PageTransitionInteractivity {
    get { pan.interactivity }
    set { pan.interactivity = newValue }
  }

  // Guesses: kit-5, kit-42.
  /// The app's delegate. It is not retained.
  ///
  /// The navigation controller's `delegate` reads as an object that passes calls on to this one. A delegate that the navigation
  /// controller had when `pageTransitions` was first used is found. Set another one here. Of the optional methods, those that it has
  /// now are called.
  ///
  /// A delegate that passes its calls on, as a `TabBarHidingNavigationDelegate` does, can be set here, too. If it passes them on to
  /// what the navigation controller's `delegate` reads as, it becomes that delegate itself, in front of this object. A class of
  /// your own is recognized on iOS only, and if its `responds(to:)` answers for the delegate behind it. Set any other one before
  /// `pageTransitions` is used.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { proxy.target }
    set { proxy.forward(to: newValue) }
  }

  /// Pops a page, and catches pushes and pops. An app can set failure requirements; its delegate is this package's.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan.recognizer }

  private weak var navigation: UINavigationController?
  private lazy var pan = ControllerPan(.edge, owner: self)
  let proxy: NavigationDelegateProxy

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    proxy = NavigationDelegateProxy(navigation)
    proxy.provider = self
    attach()
  }

  /// Adds the pan, but does not load the view for that.
  private func attach() {
    if let view = navigation?.viewIfLoaded { pan.attach(to: view) }
  }

  private func request(
    from: UIViewController, to: UIViewController, _ operation: UINavigationController.Operation, isInteractive: Bool
  ) -> ContainerTransitionRequest {
    ContainerTransitionRequest(
      from: from, to: to, source: isInteractive ? .pan : .code, step: operation == .push ? .next : .previous,
      isInteractive: isInteractive)
  }
}

extension NavigationPageTransitions: NavigationTransitionProvider {
  package func navigationWillShow() { attach() }

  package func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    attach()
    return style?.animator(for: request(from: from, to: to, operation, isInteractive: pan.isStarting))
  }

  package func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, operation: UINavigationController.Operation
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(for: animator, toward: operation == .push ? .leading : .trailing)
  }
}

extension NavigationPageTransitions: ControllerPanOwner {
  func start(toward edge: PageTransition.Edge, at point: CGPoint) -> (() -> Bool)? {
    proxy.update()
    guard edge == .trailing, let navigation, let page = navigation.topViewController, mayPop(page, of: navigation),
      pan.interactivity == .edge || !navigation.view.canScroll(at: point, toward: edge),
      let to = navigation.viewControllers.dropLast().last,
      proxy.hasAnimator(popping: page, to: to)
    else { return nil }
    return { [weak self, weak navigation, weak page] in
      guard let self, let navigation, let page, navigation.topViewController === page, mayPop(page, of: navigation)
      else { return false }
      // Nil if a subclass refuses.
      return navigation.popViewController(animated: true) != nil
    }
  }

  private func mayPop(_ page: UIViewController, of navigation: UINavigationController) -> Bool {
    guard navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil,
      navigation.interactivePopGestureRecognizer?.isEnabled != false, !page.navigationItem.hidesBackButton
    else { return false }
    if #available(iOS 16.0, *), page.navigationItem.backAction != nil { return false }
    return true
  }

  func goesBack(toward edge: PageTransition.Edge) -> Bool {
    guard edge == .trailing, let navigation, let page = navigation.topViewController else { return false }
    return mayPop(page, of: navigation) || pan.isMoving
  }

  func hasPage(toward edge: PageTransition.Edge) -> Bool { false }

  /// The system's pops start the same transition, which no finger would drive.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    other === navigation?.interactivePopGestureRecognizer || other === navigation?.contentPopGestureRecognizer
  }
}
