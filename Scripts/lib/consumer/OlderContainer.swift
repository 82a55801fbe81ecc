import ContainerKit
import UIKit

// Swift's language mode 5, and code without actor isolation.

/// An app's router that owns a container.
public final class OlderRouter: NSObject {
  /// The container, with the router as its delegate.
  public let container: ContainerViewController
  /// Each selection's title and source.
  public private(set) var selected: [String] = []

  /// Creates a container of pages with these titles.
  public init(titles: [String]) {
    container = ContainerViewController(
      viewControllers: titles.map { title in
        let page = UIViewController()
        page.title = title
        page.containerTabItem.badgeValue = "1"
        return page
      })
    super.init()
    container.delegate = self
    container.customTabBar = OlderBar()
    container.tabBar.appearance.maximumContentSizeCategory = .extraLarge
    ContainerAccessibilityStrings.current.badge = { "\($0) unread" }
  }

  /// Selects the page at an index.
  public func show(_ index: Int, completion: @escaping (Bool) -> Void) {
    container.selectViewController(
      container.viewControllers[index], animated: true, completion: { completion($0 == .selected) })
  }
}

extension OlderRouter: ContainerViewControllerDelegate {
  /// Records the selection.
  public func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    selected.append("\(viewController.title ?? "") \(source)")
  }

  /// Returns the app's own animator.
  public func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OlderFade() }
}

final class OlderFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(incoming)
    incoming.alpha = 0
    UIView.animate(withDuration: 0.2, animations: { incoming.alpha = 1 }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class OlderBar: UIView, ContainerTabBar {
  var items: [ContainerTabItem] = []
  var onSelect: ((Int) -> Void)?

  func update(_ state: ContainerTabBarState) {}
}
