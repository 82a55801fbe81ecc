import UIKit

/// The action of a tap on the selected tab. It is chosen before the delegate is notified of the tap. Otherwise, if the delegate
/// pops the page itself, the root page would be scrolled, too.
@MainActor enum Reselection {
  case popToRoot(UINavigationController)
  case scrollToTop(UIScrollView)

  /// Chooses the action for a page; nil if there is nothing to do.
  init?(of page: UIViewController, allowed: ContainerReselectionActions) {
    let navigation = page as? UINavigationController
    // A running push or pop is left alone, even if a finger drives it.
    if let navigation, navigation.transitionCoordinator != nil { return nil }
    if allowed.contains(.popToRoot), let navigation, navigation.viewControllers.count > 1 {
      self = .popToRoot(navigation)
    } else if allowed.contains(.scrollToTop), let scrollView = Self.topScrollView(of: page) {
      self = .scrollToTop(scrollView)
    } else {
      return nil
    }
  }

  func perform() {
    switch self {
    case .popToRoot(let navigation):
      if navigation.transitionCoordinator == nil { navigation.popToRootViewController(animated: true) }
    case .scrollToTop(let scrollView):
      let top = -scrollView.adjustedContentInset.top
      // Leave content that a finger holds, and content beyond the top, which returns by itself.
      guard !scrollView.isTracking, scrollView.contentOffset.y > top else { return }
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
  }

  private static func topScrollView(of page: UIViewController) -> UIScrollView? {
    if let scrollView = page.primaryScrollView(for: .top) { return scrollView }
    let inner =
      (page as? UINavigationController)?.topViewController ?? (page as? ContainerViewController)?.selectedViewController
    return inner.flatMap(topScrollView)
  }
}
