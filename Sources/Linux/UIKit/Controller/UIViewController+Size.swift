extension UIViewController {
  func sizeOfChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = child.loadedView else {
      return container.preferredContentSize
    }
    return view.bounds.size == loadedView?.bounds.size ? parentSize : view.bounds.size
  }

  /// The coordinator of a change of size under way, of this controller or of what it is in or over.
  var sizeCoordinator: (any UIViewControllerTransitionCoordinator)? {
    resizeCoordinator ?? (parent ?? modal.shownBy?.presenter)?.sizeCoordinator
  }

  /// A child whose size stays is not told (header).
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != view.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
    modal.presentation?.manager.viewWillTransition(to: size, with: coordinator)
  }
}
