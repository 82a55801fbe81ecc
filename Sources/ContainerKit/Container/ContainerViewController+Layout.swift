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

  /// Sets a page's view to its frame at rest, without animation.
  func place(_ page: UIView) {
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = pageArea.bounds
    }
  }

  /// Loads a child's view, outside any animation of the app's.
  func load(_ child: UIViewController) {
    guard !child.isViewLoaded else { return }
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { child.loadViewIfNeeded() }
    } else {
      child.loadViewIfNeeded()
    }
  }

  /// Adds a child's view to the page area, at rest.
  func install(_ child: UIViewController) {
    guard isOwn(child) else { return }
    load(child)
    // Its `viewDidLoad` may have given it away.
    guard isOwn(child) else { return }
    let page: UIView = child.view
    insets.set(barInsets(for: child), for: child)
    place(page)
    pageArea.addSubview(page)
  }
}
