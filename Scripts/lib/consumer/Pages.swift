import ContainerKit
import UIKit

/// Code of an app that embeds a container: children with titles, a delegate, an animator of its own.
@MainActor package final class PagesDelegate: ContainerViewControllerDelegate {
  package private(set) var selected: [String] = []

  package init() {}

  package func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    selected.append(viewController.title ?? "")
  }
}

@MainActor package func makeContainer(titles: [String]) -> ContainerViewController {
  let pages = titles.map { title in
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    return page
  }
  return ContainerViewController(viewControllers: pages)
}

/// A page of an app that has properties of its own of common names.
@MainActor package final class NamedPage: UIViewController {
  package var containerViewController: UIViewController?
  package weak var container: UIView?
  package var tabItem: String?
  package var transitionID: Int?
}
