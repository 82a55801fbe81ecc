import UIKit

extension ContainerViewController {
  /// The side on which the bar is. Default: the bottom.
  ///
  /// It can be changed at any time, even during a transition. The bar and the pages move at once, or inside an
  /// animation of the app's if there is one. The bar's height is part of the pages' safe area at the top or the bottom.
  public var tabBarPlacement: TabBarPlacement {
    get { bar.placement }
    set { bar.placement = newValue }
  }

  /// A Boolean value that hides the bar for all children. Default: false.
  ///
  /// Setting it is equivalent to `setTabBarHidden(_:animated:)` without animation. As in `UITabBarController` of iOS
  /// 18, it does not change if a child hides the bar (`hidesContainerTabBarWhenSelected`). To find out whether the bar
  /// is visible, read the bar's `isHidden`.
  @IBInspectable public var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides the bar beyond its edge of the container, or shows it again.
  ///
  /// The pages are laid out with the space that it leaves in the same animation; their safe area changes at once. A
  /// call during an animation continues from the bar's current position. It can be called at any time: before the view
  /// is loaded, and during a transition, which it does not affect.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the bar. It then receives no touches, and assistive technologies do not find it.
  ///   - animated: `true` to slide the bar, in 0.2 seconds like a navigation controller's bars. Without a window, or if
  ///     animations are disabled, it does not slide. Inside an animation of the app's it always takes part in that.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { bar.setHidden(hidden, animated: animated) }
}

extension ContainerViewController: BarOwner {
  var tabItems: [ContainerTabItem] { pages.map(\.containerTabItem) }

  var isInTransition: Bool { transition != nil }

  var tabBarState: ContainerTabBarState {
    var state = ContainerTabBarState(selectedIndex: engine.selected.flatMap { index(of: $0) })
    if let transition, let incomingIndex = index(of: transition.to) {
      state.incomingIndex = incomingIndex
      state.progress = transition.percentComplete
    }
    return state
  }

  var barOffsetFraction: CGFloat {
    func fraction(_ page: UIViewController?) -> CGFloat { page?.hidesContainerTabBarWhenSelected == true ? 1 : 0 }
    guard let transition else { return fraction(engine.selected) }
    let (start, end) = (fraction(transition.from), fraction(transition.to))
    return start + (end - start) * transition.percentComplete
  }
}
