import CoreGraphics

/// The view of a tab bar controller, which lays out the pages' area and the bar.
@MainActor final class TabView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar()
  }
}

/// The view that contains the pages.
@MainActor final class TabContentView: ControllerArea {
  weak var controller: UITabBarController?

  override func restingFrame(of view: UIView) -> CGRect? {
    guard let controller, controller.tabTransition?.moves(view) == true else { return nil }
    return controller.pageFrame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.showSelected(isInLayout: true)
    controller?.layOutSelected()
  }
}

extension UITabBarController {
  func loadTabView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bar)
    self.view = view
    layOutBar()
  }

  /// Called when the bar's size, visibility or translucency has changed.
  func barDidChange() {
    guard isViewLoaded else { return }
    layOutBar()
    layOutSelected()
  }

  /// Called when a page hides the bar or shows it again (`wantsBottomBarAway`). In an animation block the bar moves
  /// beyond the leading edge, along with the page below, to which it belongs.
  func updateBarPosition() {
    if isBarHiddenByPage, selected?.wantsBottomBarAway != true { showBarAgain() }
    barDidChange()
  }

  /// Called when the bar is at rest. A bar that a page has moved away is hidden (tests of libraries: after a push
  /// without animation; that it also is after one with animation is a guess: tab-20).
  func barDidRest() {
    if selected?.wantsBottomBarAway != true {
      if isBarHiddenByPage { showBarAgain() }
    } else if !bar.isHidden {
      isBarHiddenByPage = true
      bar.isHidden = true
    }
  }

  private func showBarAgain() {
    isBarHiddenByPage = false
    bar.isHidden = false
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let size = bar.sizeThatFits(view.bounds.size)
    let isAway = selected?.wantsBottomBarAway == true
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let barFrame = CGRect(
      x: isAway ? (isMirrored ? view.bounds.width : -view.bounds.width) : 0, y: view.bounds.height - size.height,
      width: view.bounds.width, height: size.height)
    if !bar.hasTransform, bar.frame != barFrame { bar.frame = barFrame }
    let covers = !isAway && !bar.isHidden && bar.isTranslucent
    content.barInsets.bottom = covers ? max(size.height - view.safeAreaInsets.bottom, 0) : 0
  }

  /// The frame of a page, in the coordinates of the pages' container.
  var pageFrame: CGRect {
    var frame = content.bounds
    let isThere = !bar.isHidden && selected?.wantsBottomBarAway != true
    if isThere, !bar.isTranslucent { frame.size.height = max(frame.height - bar.bounds.height, 0) }
    return frame
  }

  func layOutSelected() {
    guard tabTransition == nil, let view = selected?.viewIfLoaded, view.superview === content else { return }
    if !view.hasTransform, view.frame != pageFrame { view.frame = pageFrame }
  }
}
