/// The navigation controller's view: the pages, and the bar over them.
@MainActor final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    navigation?.placeBar()
  }
}

/// Where the pages are, and where transitions take place.
@MainActor final class NavigationContainerView: UIView, PageHolder {
  weak var navigation: UINavigationController?
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeArea() } } }

  /// Where nothing of the screen is unsafe, the views above tell nobody that they have come into a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    for view in subviews { view.updateSafeArea() }
  }

  func restingFrame(of view: UIView) -> CGRect? {
    guard let navigation, let move = navigation.move else { return nil }
    guard let page = view.viewController, page === move.from || page === move.to else { return nil }
    return navigation.pageFrame(of: page)
  }
}
