import UIKit

// Where the bar is. Hidden, it is a hidden view beyond its edge. What hides it is the app, as a whole, or a page, as
// long as it is selected: then the bar goes and comes with the switch.
extension ContainerViewController {
  /// The side on which the bar is. Default: the bottom.
  ///
  /// It may be changed at any time, also during a switch: bar and pages are at once where they belong, or, inside an
  /// animation of the app's, go there. The room that the bar takes is the pages' safe area at the top or the bottom.
  public var tabBarPlacement: TabBarPlacement {
    get { barState.placement }
    set {
      guard newValue != barState.placement else { return }
      barState.placement = newValue
      currentTabBar.placementDidChange(to: newValue)
      guard isViewLoaded else { return }
      // It does not go on leaving over the edge at which it was.
      if barState.moves > 0 { currentTabBar.layer.removeAllAnimations() }
      view.setNeedsLayout()
      placeBar()
      updateInsets()
    }
  }

  /// Whether the bar is hidden for all children. Default: false.
  ///
  /// Setting it is as `setTabBarHidden(_:animated:)` without animation. As `UITabBarController`'s of iOS 18 it is what the
  /// app wants, and does not tell of a bar that a child hides (`hidesContainerTabBarWhenSelected`); whether the bar is
  /// seen is told by its `isHidden`.
  @IBInspectable public var isTabBarHidden: Bool {
    get { barState.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides the bar over its edge of the container, or shows it again.
  ///
  /// The room that it takes is given to the pages, and they are laid out, in the same animation; their safe area is
  /// another one at once. A call in the middle of an animation goes on from where the bar is. It may be called at any
  /// time: before the view is loaded, and during a switch, which it does not touch.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is to be hidden. Then it takes no touches, and is not there for assistive technologies.
  ///   - animated: Whether it slides, in 0.2 seconds as a navigation controller's bars. Outside of a window, or where
  ///     animations are off, it does not. Inside an animation of the app's it takes part in that, whatever is given.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isHidden else { return }
    barState.isHidden = hidden
    takeContentSize()
    barRoomDidChange(animated: animated)
  }

  /// Another room for the pages, and another place for the bar.
  private func barRoomDidChange(animated: Bool) {
    guard isViewLoaded else { return barState.share = barShare }
    if view.window != nil, UIView.areAnimationsEnabled, animated || UIView.inheritedAnimationDuration > 0 {
      slideBar()
    } else {
      settleBar()
      updateInsets()
    }
  }

  /// Inside an animation of the app's, duration and curve are inherited.
  private func slideBar() {
    // What waited for layout is no part of it.
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    barState.moves += 1
    setBarAway(false)
    UIView.animate(
      withDuration: BarState.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: { [self] in
        settleBar()
        updateInsets()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        barState.moves -= 1
        if barState.moves == 0 { setBarAway(barState.share == 1) }
      })
  }

  // MARK: A child that hides it

  /// A child's `hidesContainerTabBarWhenSelected` is another one.
  func hidingDidChange() {
    takeContentSize()
    barRoomDidChange(animated: false)
  }

  /// What the bar takes of a page.
  func barInsets(for page: UIViewController) -> UIEdgeInsets {
    barState.isHidden || page.hidesContainerTabBarWhenSelected ? .zero : barState.room
  }

  /// Points that the bar takes of the selected page.
  var barThickness: CGFloat {
    barState.isHidden || selectedPage?.hidesContainerTabBarWhenSelected == true ? 0 : barHeight
  }

  /// How far the bar is to be beyond its edge.
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

  /// Brings the bar to where it belongs. In a frame of a switch that is its position, or nothing.
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

  /// Puts the bar to its edge, as far beyond it as it is out, and finds the room that it takes.
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

  /// A bar that nobody sees takes no part in anything.
  func setBarAway(_ away: Bool) {
    guard away != barState.isAway else { return }
    barState.isAway = away
    currentTabBar.isHidden = away
  }
}
