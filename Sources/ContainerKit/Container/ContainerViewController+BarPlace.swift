import UIKit

// The position of the bar. A hidden bar is a hidden view beyond its edge. It is hidden by the app, for all children, or
// by a page while that is selected: then the bar slides with the transition.
extension ContainerViewController {
  /// The side on which the bar is. Default: the bottom.
  ///
  /// It can be changed at any time, even during a transition. The bar and the pages move at once, or inside an
  /// animation of the app's if there is one. The bar's height is part of the pages' safe area at the top or the bottom.
  public var tabBarPlacement: TabBarPlacement {
    get { barState.placement }
    set {
      guard newValue != barState.placement else { return }
      barState.placement = newValue
      currentTabBar.placementDidChange(to: newValue)
      guard isViewLoaded else { return }
      // A bar that is sliding out does not continue over its previous edge.
      if barState.moves > 0 { currentTabBar.layer.removeAllAnimations() }
      view.setNeedsLayout()
      placeBar()
      layout.updateInsets()
    }
  }

  /// A Boolean value that hides the bar for all children. Default: false.
  ///
  /// Setting it is equivalent to `setTabBarHidden(_:animated:)` without animation. As in `UITabBarController` of iOS
  /// 18, it does not change if a child hides the bar (`hidesContainerTabBarWhenSelected`). To find out whether the bar
  /// is visible, read the bar's `isHidden`.
  @IBInspectable public var isTabBarHidden: Bool {
    get { barState.isHidden }
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
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isHidden else { return }
    barState.isHidden = hidden
    takeContentSize()
    barRoomDidChange(animated: animated)
  }

  /// Updates the bar's position, and the pages' safe areas.
  private func barRoomDidChange(animated: Bool) {
    guard isViewLoaded else { return barState.share = barShare }
    if view.window != nil, UIView.areAnimationsEnabled, animated || UIView.inheritedAnimationDuration > 0 {
      slideBar()
    } else {
      settleBar()
      layout.updateInsets()
    }
  }

  /// Slides the bar. Inside an animation of the app's it inherits duration and curve.
  private func slideBar() {
    // Pending layout is not part of the animation.
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    barState.moves += 1
    setBarAway(false)
    UIView.animate(
      withDuration: BarState.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: { [self] in
        settleBar()
        layout.updateInsets()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        barState.moves -= 1
        if barState.moves == 0 { setBarAway(barState.share == 1) }
      })
  }

  // MARK: A child that hides it

  /// Called when a child's `hidesContainerTabBarWhenSelected` changes.
  func hidingDidChange() {
    takeContentSize()
    barRoomDidChange(animated: false)
  }

  /// Returns the insets that the bar adds to a page's safe area.
  func barInsets(for page: UIViewController) -> UIEdgeInsets {
    barState.isHidden || page.hidesContainerTabBarWhenSelected ? .zero : barState.room
  }

  /// The height by which the bar covers the selected page, in points.
  var barThickness: CGFloat {
    barState.isHidden || selectedPage?.hidesContainerTabBarWhenSelected == true ? 0 : barHeight
  }

  /// The fraction of its height by which the bar should be beyond its edge.
  private var barShare: CGFloat {
    if barState.isHidden { return 1 }
    guard let transition else { return selectedPage?.hidesContainerTabBarWhenSelected == true ? 1 : 0 }
    let from: CGFloat = transition.from.hidesContainerTabBarWhenSelected ? 1 : 0
    let to: CGFloat = transition.to.hidesContainerTabBarWhenSelected ? 1 : 0
    return from == to ? from : from + (to - from) * transition.percentComplete
  }

  // MARK: Its frame

  /// The height that the bar asks for, in points. If it is negative or not finite, a debug build stops, and a release
  /// build uses `ButtonTabBar.height`.
  private var barHeight: CGFloat {
    let height = currentTabBar.barHeight
    guard height.isFinite, height >= 0 else {
      assertionFailure("\(type(of: currentTabBar)): barHeight \(height) must be a finite number of points, 0 or more")
      return ButtonTabBar.height
    }
    return height
  }

  /// Moves the bar to its position. During a transition this sets its position in each frame, if it changes.
  func moveBar() {
    guard barShare != barState.share else { return }
    if isViewLoaded, transition == nil, UIView.inheritedAnimationDuration > 0 {
      barRoomDidChange(animated: false)
    } else {
      settleBar()
    }
  }

  private func settleBar() {
    barState.share = barShare
    guard isViewLoaded else { return }
    placeBar()
    if barState.moves == 0 { setBarAway(barState.share == 1) }
  }

  /// Sets the bar's frame at its edge, offset by the hidden fraction, and computes the insets for the pages.
  func placeBar() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isTop = barState.placement == .top
    let covered = isTop ? safe.top : safe.bottom
    let height = min(barHeight + covered, bounds.height)
    let room = max(height - covered, 0)
    barState.room = UIEdgeInsets(top: isTop ? room : 0, left: 0, bottom: isTop ? 0 : room, right: 0)
    let out = height * barState.share
    let frame = CGRect(
      x: 0, y: isTop ? -out : bounds.height - height + out, width: bounds.width, height: height)
    guard frame.size == currentTabBar.bounds.size else { return currentTabBar.frame = frame }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if currentTabBar.center != center { currentTabBar.center = center }
  }

  /// Sets the bar's `isHidden`, so that a bar that is out of view receives no events.
  func setBarAway(_ away: Bool) {
    guard away != barState.isAway else { return }
    barState.isAway = away
    currentTabBar.isHidden = away
  }
}
