import ContainerKit
import UIKit

extension UITabBarController {
  // sample: in a function (tabs: UITabBarController)
  /// The transitions between tabs, made when it is first used.
  ///
  /// ```swift
  /// tabs.pageTransitions.style = .slide(spacing: 0)
  /// ```
  public var pageTransitions: TabPageTransitions {
    if let known = objc_getAssociatedObject(self, Self.pageTransitionsKey) as? TabPageTransitions {
      known.proxy.update()
      return known
    }
    let new = TabPageTransitions(self)
    objc_setAssociatedObject(self, Self.pageTransitionsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  // The key is compared by address.
  private static let pageTransitionsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The transitions between the tabs of a tab bar controller: how they look, and how a finger drives them.
///
/// A finger drags the page of the next or the previous enabled tab in. It also catches a transition that a tap has started, turns it
/// around and cancels it. A drag selects one tab: it does not turn to the tab on the other side.
///
/// It needs the place of the tab bar controller's delegate, and passes all calls on to the app's: ``delegate``.
@preconcurrency @MainActor public final class TabPageTransitions {
  /// The transition between tabs. Nil, the default: none.
  ///
  /// If the app's delegate returns an animator, that one comes first. The `source` of the requests is `.pan` if a finger starts the
  /// transition, and otherwise `.code`.
  public var style: (any ContainerPageTransition)?

  /// The place at which a finger goes down to drag another tab's page in. Default: `.anywhere`.
  ///
  /// It applies to each transition with an animator, whether that is the style's or one of the app's delegate. If the delegate returns
  /// an interaction controller, too, that one drives the transition, and no finger catches it.
  ///
  /// Before a drag, the delegate's `tabBarController(_:shouldSelect:)` is called, and after it has selected the tab,
  /// `tabBarController(_:didSelect:)`.
  public var interactivity: PageTransitionInteractivity {
    get { pan.interactivity }
    set { pan.interactivity = newValue }
  }

  /// The app's delegate. It is not retained.
  ///
  /// The tab bar controller's `delegate` reads as an object that passes calls on to this one. A delegate that the tab bar controller
  /// had when `pageTransitions` was first used is found. Set another one here. Of the optional methods, those that it has now are
  /// called.
  ///
  /// A delegate that passes its calls on can be set here, too. If it passes them on to what the tab bar controller's `delegate` reads
  /// as, it becomes that delegate itself, in front of this object. It is recognized on iOS only, and if its `responds(to:)` answers
  /// for the delegate behind it. Set any other one before `pageTransitions` is used.
  public var delegate: (any UITabBarControllerDelegate)? {
    get { proxy.target }
    set { proxy.forward(to: newValue) }
  }

  /// Drags and catches pages. An app can set failure requirements; its delegate is this package's.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan.recognizer }

  private weak var tabs: UITabBarController?
  private lazy var pan = ControllerPan(.anywhere, owner: self)
  let proxy: TabDelegateProxy

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    proxy = TabDelegateProxy(tabs)
    proxy.provider = self
    // UIKit loads the view with the controller.
    pan.attach(to: tabs.view)
  }

  /// The tabs in the bar.
  private func pages(of tabs: UITabBarController) -> [UIViewController] {
    let items = tabs.tabBar.items ?? []
    let pages = tabs.viewControllers ?? []
    return items.isEmpty ? pages : pages.filter { page in items.contains { $0 === page.tabBarItem } }
  }

  /// Returns true if a tab comes after another one.
  private func isLater(_ page: UIViewController, than other: UIViewController) -> Bool {
    let pages = tabs?.viewControllers ?? []
    return (pages.firstIndex(of: page) ?? 0) > (pages.firstIndex(of: other) ?? 0)
  }
}

extension TabPageTransitions: TabTransitionProvider {
  package func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let isInteractive = pan.isStarting
    return style?.animator(
      for: ContainerTransitionRequest(
        from: from, to: to, source: isInteractive ? .pan : .code, step: isLater(to, than: from) ? .next : .previous,
        isInteractive: isInteractive))
  }

  package func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let from, let to else { return nil }
    return pan.interactionController(for: animator, toward: isLater(to, than: from) ? .leading : .trailing)
  }
}

extension TabPageTransitions: ControllerPanOwner {
  func start(toward edge: PageTransition.Edge, at point: CGPoint) -> (() -> Bool)? {
    proxy.update()
    guard let tabs, !edge.isVertical, isAtRest(tabs), !isOnBar(point, of: tabs),
      let from = tabs.selectedViewController, let to = neighbor(of: from, in: tabs, isLater: edge == .leading),
      !tabs.view.canScroll(at: point, toward: edge),
      proxy.hasAnimator(from: from, to: to), proxy.allowsSelection(of: to)
    else { return nil }
    return { [weak self, weak tabs, weak from, weak to] in
      guard let self, let tabs, let to, tabs.selectedViewController === from, isAtRest(tabs),
        tabs.viewControllers?.contains(to) == true
      else { return false }
      tabs.selectedViewController = to
      guard tabs.selectedViewController === to else { return false }
      reportSelection(of: to, in: tabs)
      return true
    }
  }

  /// Tells the delegate about the selection by a drag, once that is certain.
  private func reportSelection(of page: UIViewController, in tabs: UITabBarController) {
    let isAccepted = tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.proxy.notifySelection(of: page) }
    }
    if isAccepted != true { proxy.notifySelection(of: page) }
  }

  private func isAtRest(_ tabs: UITabBarController) -> Bool {
    tabs.transitionCoordinator == nil && tabs.selectedViewController?.transitionCoordinator == nil
  }

  private func isOnBar(_ point: CGPoint, of tabs: UITabBarController) -> Bool {
    let bar = tabs.tabBar
    return !bar.isHidden && bar.window != nil && bar.bounds.contains(bar.convert(point, from: tabs.view))
  }

  /// Returns the next or the previous page with an enabled tab.
  private func neighbor(
    of page: UIViewController, in tabs: UITabBarController, isLater: Bool
  ) -> UIViewController? {
    let pages = pages(of: tabs)
    guard let index = pages.firstIndex(of: page) else { return nil }
    return isLater
      ? pages[(index + 1)...].first { $0.tabBarItem.isEnabled } : pages[..<index].last { $0.tabBarItem.isEnabled }
  }

  func hasPage(toward edge: PageTransition.Edge) -> Bool {
    guard let tabs, !edge.isVertical, let from = tabs.selectedViewController,
      let to = neighbor(of: from, in: tabs, isLater: edge == .leading)
    else { return false }
    return proxy.hasAnimator(from: from, to: to)
  }

  func goesBack(toward edge: PageTransition.Edge) -> Bool { false }
  func precedes(_ other: UIGestureRecognizer) -> Bool { false }
}
