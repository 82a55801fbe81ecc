import UIKit

extension ContainerViewController {
  func layOut() {
    followDepartures()
    let bounds = view.bounds
    guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      return assertionFailure("ContainerViewController: view.bounds \(bounds) must be finite numbers")
    }
    updateTabs()
    placeBar()
    guard pull.view.frame != bounds else { return updateInsets() }
    work {
      interrupt()
      pull.view.frame = bounds
      pageArea.frame = pull.view.bounds
      updateInsets()
      if let page = selectedPage?.viewIfLoaded, page.superview === pageArea { page.frame = pageArea.bounds }
    }
  }

  func updateInsets() {
    for page in pages where page.isViewLoaded { insets.set(barInsets(for: page), for: page) }
  }

  /// Puts a page's view to where it rests, without animation.
  func place(_ page: UIView) {
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = pageArea.bounds
    }
  }

  /// Loads a child's view. Inside an animation of the app's, what is set up there is not part of that.
  func load(_ child: UIViewController) {
    guard !child.isViewLoaded else { return }
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { child.loadViewIfNeeded() }
    } else {
      child.loadViewIfNeeded()
    }
  }

  /// Puts a child's view where pages are, at rest.
  func install(_ child: UIViewController) {
    guard isOwn(child) else { return }
    load(child)
    let page: UIView = child.view
    insets.set(barInsets(for: child), for: child)
    place(page)
    pageArea.addSubview(page)
  }
}
