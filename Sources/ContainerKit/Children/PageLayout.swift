import UIKit

/// Loads the pages' views, and places them in the page area.
@MainActor final class PageLayout {
  let area = PageArea()
  /// Returns the insets that the bar adds to a page's safe area.
  var barInsets: (UIViewController) -> UIEdgeInsets = { _ in .zero }
  let insets = PageInsets()
  weak var parent: UIViewController?

  init() { area.clipsToBounds = true }

  /// Returns true if the container is the child's parent. UIKit does not notify the container if an app calls
  /// `removeFromParent()` or adds the child to another parent.
  func isOwn(_ child: UIViewController) -> Bool { child.parent === parent }

  /// Loads a child's view, outside any animation of the app's.
  func load(_ child: UIViewController) {
    guard !child.isViewLoaded else { return }
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { child.loadViewIfNeeded() }
    } else {
      child.loadViewIfNeeded()
    }
  }

  /// Gives a child's view its frame and its safe area at rest, without animation.
  func place(_ child: UIViewController) {
    let page: UIView = child.view
    insets.set(barInsets(child), for: child)
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = area.bounds
    }
  }

  func show(_ child: UIViewController) {
    guard isOwn(child) else { return }
    load(child)
    // Its `viewDidLoad` may have given it away.
    guard isOwn(child) else { return }
    place(child)
    area.addSubview(child.view)
  }

  /// Removes a child's view, unless another parent shows it by now.
  func hide(_ child: UIViewController) {
    guard let page = child.viewIfLoaded else { return }
    guard child.parent == nil || isOwn(child) || page.isDescendant(of: area) else { return }
    page.endEditing(true)
    page.removeFromSuperview()
  }

  /// Adds the incoming page behind the outgoing one, and lays it out with its traits and safe area. Animations that it
  /// starts when it enters the window are not part of the transition.
  func insert(_ child: UIViewController) {
    area.insertSubview(child.view, at: 0)
    UIView.performWithoutAnimation { child.view.layoutIfNeeded() }
  }

  /// Removes all pages but one. Some animators add a page back before they report, because UIKit would remove it. UIKit
  /// stops a program that adds the view of a page with another parent to a window.
  func removeAll(except shown: UIViewController?) {
    for left in area.subviews where left !== shown?.viewIfLoaded { left.removeFromSuperview() }
  }

  /// Updates the bar's part of the pages' safe areas.
  func updateInsets(of pages: [Page]) {
    for page in pages.map(\.controller) where page.isViewLoaded { insets.set(barInsets(page), for: page) }
  }
}
