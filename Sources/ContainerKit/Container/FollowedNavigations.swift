import UIKit

/// Makes `hidesBottomBarWhenPushed` work in the children that are navigation controllers and have no delegate, and notices where
/// it has no effect.
@MainActor final class FollowedNavigations: ContainerObserver {
  private unowned let container: ContainerViewController
  /// The delegates of the children that had none.
  private var delegates: [Page: TabBarHidingNavigationDelegate] = [:]

  init(of container: ContainerViewController) {
    self.container = container
    container.calls.add(self)
  }

  func follow(_ children: [UIViewController]) {
    let pages = Set(children.map(Page.init))
    for (page, delegate) in delegates where !pages.contains(page) {
      delegates[page] = nil
      let navigation = page.controller as? UINavigationController
      if navigation?.appDelegate === delegate { navigation?.appDelegate = nil }
    }
    for case let navigation as UINavigationController in children where navigation.appDelegate == nil {
      let delegate = TabBarHidingNavigationDelegate()
      delegates[Page(navigation)] = delegate
      navigation.appDelegate = delegate
    }
  }

  func selectionDidChange(by source: ContainerSelectionSource?) { check() }

  /// Logs a navigation controller with a delegate of the app's that does not hide the bar for a page that asks for it.
  func check() {
    guard let navigation = container.engine.selected as? UINavigationController,
      !navigation.hidesContainerTabBarWhenSelected, navigation.transitionCoordinator == nil,
      navigation.topViewController?.viewIfLoaded?.window != nil,
      navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    else { return }
    Misuse.log(
      "hidesBottomBarWhenPushed has no effect below this navigation controller, because it has a delegate of its own; set "
        + "TabBarHidingNavigationDelegate(forwardingTo:) as its delegate, with yours", by: navigation)
  }
}
