import QuartzCore

/// The layout of the bar and the pages.
extension UINavigationController {
  func makeView() {
    let root = NavigationView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.navigation = self
    container.frame = root.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(container)
    root.addSubview(navigationBar)
    root.addGestureRecognizer(edgePop.recognizer)
    view = root
    navigationBar.isHidden = hidesBar
    placeBar()
  }

  /// Lays out the bar and the page, and performs a deferred change.
  func layOut() {
    placeBar()
    edgePop.setDirection(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // A page that is appearing or disappearing with this controller gets its did-call first.
    if !isOnScreen, !appearance.isInTransition, !isBusy, move == nil, shown !== stack.last, let top = stack.last {
      // Off screen, the page is shown without appearance callbacks, even outside a window.
      top.loadViewIfNeeded()
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = top
      install(top)
      settleChildren()
    }
    performPendingChange()
    if move == nil, let shown, shown.isViewLoaded { rest(shown) }
  }

  /// Puts the bar below the status bar, or beyond the upper edge while it is hidden.
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    let top = hidesBar ? -height : view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    container.barInsets.top = hidesBar ? 0 : height
  }

  /// Returns a page's frame. A page extends under a translucent bar unless its properties exclude that.
  func pageFrame(of controller: UIViewController) -> CGRect {
    let bounds = container.bounds
    let reachesUnder =
      controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    guard !hidesBar, !reachesUnder else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: navigationBar.frame.maxY, left: 0, bottom: 0, right: 0))
  }

  /// Sets the final size of a page that is about to be shown, for animators that read it. The page is laid out once it
  /// is in the window.
  func prepare(_ controller: UIViewController) {
    guard let page = controller.view, page.window == nil else { return }
    if !page.hasTransform { page.frame = pageFrame(of: controller) }
  }

  /// Puts a page in place, with what it presents over its own area, and removes other views that animators have left in
  /// the container.
  func install(_ controller: UIViewController) {
    guard let page = controller.view else { return }
    let overlay = controller.contextContainer
    if page.superview !== container, !controller.isCoveredInContext { container.addSubview(page) }
    (controller as? UICollectionViewController)?.settleCollection()
    for other in container.subviews where other !== page && other !== overlay { other.removeFromSuperview() }
    if let overlay, overlay.superview !== container { container.addSubview(overlay) }
    rest(controller)
  }

  private func rest(_ controller: UIViewController) {
    guard let page = controller.view, page.superview === container, !page.hasTransform else { return }
    let frame = pageFrame(of: controller)
    if page.frame != frame { page.frame = frame }
  }

  // MARK: Hiding bars

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    barChanges += 1
    let change = barChanges
    requery(.statusBar)
    guard let view = viewIfLoaded else { return }
    let bar = navigationBar
    guard animated, view.window != nil else {
      bar.isHidden = hidden
      placeBar()
      return view.setNeedsLayout()
    }
    bar.isHidden = false
    let move: () -> Void = { [weak self] in
      self?.placeBar()
      self?.view.setNeedsLayout()
      self?.view.layoutIfNeeded()
    }
    let end: () -> Void = { [weak self] in
      if let self, barChanges == change { bar.isHidden = hidesBar }
    }
    let isAccepted = self.move?.run.coordinator.animateAlongsideTransition(
      in: bar, animation: { _ in move() }, completion: { _ in end() })
    if isAccepted != true || self.move?.run.isOver != false {
      UIView.animate(
        withDuration: Double(Self.hideShowBarDuration), animations: move, completion: { _ in end() })
    }
  }

  /// Hides the parent's tab bar while a controller of the stack asks for that, along with a transition if there is one.
  func hideBottomBar(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let tabs = parent as? UITabBarController else { return }
    guard let coordinator else {
      tabs.updateBarPosition()
      return tabs.barDidRest()
    }
    coordinator.animateAlongsideTransition(
      in: tabs.tabBar, animation: { _ in tabs.updateBarPosition() }, completion: { _ in tabs.barDidRest() })
  }
}
