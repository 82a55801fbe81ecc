import QuartzCore

/// Where the bar and the pages are.
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

  /// Places everything, and shows what is to be shown by now.
  func layOut() {
    placeBar()
    edgePop.setDirection(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if !isOnScreen, !isBusy, move == nil, shown !== stack.last, let top = stack.last {
      // Nobody tells the pages, but they are there, also outside of a window.
      top.loadViewIfNeeded()
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = top
      install(top)
      settleChildren()
    }
    fulfil()
    if move == nil, let shown, shown.isViewLoaded { rest(shown) }
  }

  /// Below the status bar, or above the upper edge while it is hidden.
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    let top = hidesBar ? -height : view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    container.barInsets.top = hidesBar ? 0 : height
  }

  /// A page reaches under a translucent bar, unless it does not want to.
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
    if page.transform.isIdentity { page.frame = pageFrame(of: controller) }
  }

  /// Puts a page in its place, and takes away what animators have left beside it.
  func install(_ controller: UIViewController) {
    guard let page = controller.view else { return }
    if page.superview !== container { container.addSubview(page) }
    (controller as? UICollectionViewController)?.settleCollection()
    for other in container.subviews where other !== page { other.removeFromSuperview() }
    rest(controller)
  }

  private func rest(_ controller: UIViewController) {
    guard let page = controller.view, page.superview === container, page.transform.isIdentity else { return }
    let frame = pageFrame(of: controller)
    if page.frame != frame { page.frame = frame }
  }

  // MARK: Hiding bars

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    barChanges += 1
    let change = barChanges
    askAnew(.statusBar)
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

  /// A tab bar around this controller is away while a controller of the stack wants that: it moves with a transition.
  func hideBottomBar(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let tabs = parent as? UITabBarController, tabs.isViewLoaded else { return }
    guard let coordinator else { return tabs.updateBarPlace() }
    coordinator.animateAlongsideTransition(in: tabs.tabBar, animation: { _ in tabs.updateBarPlace() }, completion: nil)
  }
}
