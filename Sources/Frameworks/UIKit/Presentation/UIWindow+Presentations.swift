extension UIWindow {
  /// The root controller, those presented above it, and those that controllers inside present over their contexts, whose views
  /// are in the window, the root controller first.
  var shownControllers: [UIViewController] {
    guard let root else { return [] }
    let above = ([root] + root.presentationsAbove.map(\.presented)).filter { $0.viewIfLoaded?.window === self }
    return above + above.flatMap { $0.presentedBelow(self) }.filter { !above.contains($0) }
  }

  /// Ends the presentations of a root controller that is removed, at once.
  func endPresentations(of root: UIViewController) {
    for presentation in root.presentationsAbove.reversed() { presentation.run?.endNow(true) }
    guard let presentation = root.modal.presentation, presentation.canBeDismissed else { return }
    let top = root.presentationsAbove.last
    presentation.dismiss(animated: false, completion: nil)
    // The app's own animator may take time even if nothing is animated.
    top?.run?.endNow(true)
  }
}

extension UIViewController {
  /// Returns the controllers that this controller, its children or those inside them present over contexts in a view.
  func presentedBelow(_ view: UIView) -> [UIViewController] {
    var found: [UIViewController] = []
    if let presentation = modal.presentation, presentation.inContext, presentation.container.isDescendant(of: view) {
      found = [presentation.presented] + presentation.presented.presentedBelow(view)
    }
    return children.reduce(found) { $0 + $1.presentedBelow(view) }
  }
}
