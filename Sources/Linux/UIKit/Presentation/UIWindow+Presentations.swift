extension UIWindow {
  /// The controllers of the root's presentations whose views are in the window, the root first, if it is one of them.
  var shownControllers: [UIViewController] {
    guard let root else { return [] }
    return ([root] + root.presentationsAbove.map(\.presented)).filter { $0.viewIfLoaded?.window === self }
  }

  /// Ends what a root controller that leaves presents, at once.
  func endPresentations(of root: UIViewController) {
    for presentation in root.presentationsAbove.reversed() { presentation.run?.endNow(true) }
    guard let presentation = root.modal.presentation, presentation.canBeDismissed else { return }
    let top = root.presentationsAbove.last
    presentation.dismiss(animated: false, completion: nil)
    // An animator of the application's own may take its time also where nothing is to be animated.
    top?.run?.endNow(true)
  }
}
