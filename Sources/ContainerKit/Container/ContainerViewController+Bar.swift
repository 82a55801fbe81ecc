import UIKit

extension ContainerViewController {
  /// The placement of the bar. Default: the bottom.
  ///
  /// It can be changed at any time, even during a transition. The bar and the pages move at once, or inside an
  /// animation of the app's if there is one. The bar's height is part of the pages' safe area at the top or the bottom.
  ///
  /// With `external` the container removes the bar from its view, and the app adds it to a view of its own. With another
  /// placement the container takes it back.
  public var tabBarPlacement: ContainerTabBarPlacement {
    get { bar.placement }
    set { bar.placement = newValue }
  }

  /// A Boolean value that hides the bar for all children. Default: false.
  ///
  /// Setting it is equivalent to `setTabBarHidden(_:animated:)` without animation. As in `UITabBarController` of iOS
  /// 18, it does not change if a child hides the bar (`hidesContainerTabBarWhenSelected`), or the app sets the bar's `isHidden`.
  /// To find out whether the bar is visible, read that.
  @IBInspectable public var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides the bar beyond its edge of the container or, below a header (`ContainerHeaderViewController`), at the header's lower
  /// edge, or shows it again. An external bar that the app places is hidden only when it gets another placement.
  ///
  /// In the same animation, the pages are laid out with the space that the bar leaves. Their safe area changes at once. A call
  /// during an animation continues from the bar's current position. It can be called at any time: before the view is loaded, and
  /// during a transition, which it does not affect.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the bar. It then receives no touches, and assistive technologies do not find it.
  ///   - animated: `true` to slide the bar, in 0.2 seconds like a navigation controller's bars. Without a window, or if
  ///     animations are disabled, it does not slide. Inside an animation of the app's it always takes part in that.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { bar.setHidden(hidden, animated: animated) }

  // sample: in a function (feed: UIScrollView, container: ContainerViewController)
  /// The fraction of the bar's height that is beyond its edge, for a bar that follows a scroll: from 0, in place, to 1, out of
  /// view. Default: 0. Other values stop a debug build, and a release build ignores them.
  ///
  /// ```swift
  /// // In `scrollViewDidScroll(_:)`, with the bar at the bottom.
  /// let distance = feed.contentOffset.y + feed.adjustedContentInset.top
  /// container.tabBarHiddenFraction = min(max(distance / container.tabBar.barHeight, 0), 1)
  /// ```
  ///
  /// The bar moves at once, or inside an animation of the app's. Nothing is laid out while it moves: the pages' safe area
  /// changes only when the fraction reaches 1, and when it reaches 0 after that. `isTabBarHidden` and pages with
  /// `hidesContainerTabBarWhenSelected` hide the rest of the bar. An external bar that the app places does not move.
  public var tabBarHiddenFraction: CGFloat {
    get { bar.appHiddenFraction }
    set {
      var fraction = newValue
      Misuse.revertIfInvalid(&fraction, to: bar.appHiddenFraction, "tabBarHiddenFraction", "from 0 to 1") {
        (0...1).contains($0)
      }
      bar.setHiddenFraction(fraction)
    }
  }
}

extension ContainerViewController: BarOwner {
  var tabItems: [ContainerTabItem] { provided.items }

  func barSelection(during transition: ContainerTransitionProgress?) -> BarSelection {
    func fraction(_ page: UIViewController?) -> CGFloat { page?.hidesContainerTabBarWhenSelected == true ? 1 : 0 }
    let selected = provided.shownIndex
    guard let transition else {
      let fraction = fraction(engine.selected)
      return BarSelection(
        selectedIndex: selected, hiddenFractions: (fraction, fraction), pages: (engine.selected, engine.selected))
    }
    // The page that replaces a removed one is already selected.
    let incoming = provided.tabIndex(of: transition.to)
    return BarSelection(
      selectedIndex: selected, incomingIndex: incoming == selected ? nil : incoming,
      hiddenFractions: (fraction(transition.from), fraction(transition.to)), pages: (transition.from, transition.to))
  }

  func scrollView(of page: UIViewController?, for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let navigation = page as? UINavigationController else { return page?.primaryScrollView(for: edge) }
    // A push that nobody reports would not be noticed.
    guard navigation.appDelegate is TabBarHidingNavigationDelegate else { return nil }
    return scrollView(of: navigation.topViewController, for: edge)
  }

  func updateInsets() {
    if !bar.isFlushingLayout { engine.layout.updateInsets(of: engine.children.pages) }
  }

  func updatePreferredContentSize() { preferences.adoptContentSize() }
}
