import UIKit

/// The action of a tap on the selected tab. It is chosen before the delegate is notified of the tap, so that a delegate that
/// pops the page itself does not scroll its first page, too.
@MainActor enum Reselection {
  case popToRoot(UINavigationController)
  case scrollToTop(UIScrollView)

  /// Chooses the action for a page; nil if there is nothing to do.
  init?(of page: UIViewController, allowed: ContainerReselectionActions) {
    let navigation = page as? UINavigationController
    // A push or pop that is running is left alone, also under a finger.
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
      // Contents under a finger, and those beyond the top, which return by themselves, stay.
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
