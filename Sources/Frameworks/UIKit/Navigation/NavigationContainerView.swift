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

/// The view that contains the pages.
@MainActor final class NavigationContainerView: ControllerArea {
  weak var navigation: UINavigationController?

  override func restingFrame(of view: UIView) -> CGRect? {
    if view is SlideClip { return bounds }
    guard let navigation, let move = navigation.move else { return nil }
    guard let page = view.viewController, page === move.from || page === move.to else { return nil }
    return navigation.pageFrame(of: page)
  }
}
