import LayerTime

extension UIViewController {
  func sizeOfChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = child.loadedView else {
      return container.preferredContentSize
    }
    return view.bounds.size == loadedView?.bounds.size ? parentSize : view.bounds.size
  }

  /// The coordinator of the current size change of this controller, or of its nearest parent or presenter that has one.
  var sizeCoordinator: (any UIViewControllerTransitionCoordinator)? {
    resizeCoordinator ?? (parent ?? modal.shownBy?.presenter)?.sizeCoordinator
  }

  /// Calls the methods that a rotation called before iOS 8, and still calls if the interface rotates.
  func notifyOfRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let transition = coordinator as? SizeTransition, let (old, new) = transition.rotation else { return }
    let duration = transition.transitionDuration
    willRotate(to: new, duration: duration)
    _ = transition.animate { _ in
      self.willAnimateRotation(to: new, duration: duration)
    } completion: { _ in
      self.didRotate(from: old)
    }
  }

  /// Notifies the children whose size changes. The others are not notified (header).
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard new != view.bounds.size else { continue }
      Trace.receive?(.controllerCall("viewWillTransition", child))
      child.viewWillTransition(to: new, with: coordinator)
    }
    modal.presentation?.manager.viewWillTransition(to: size, with: coordinator)
  }
}
