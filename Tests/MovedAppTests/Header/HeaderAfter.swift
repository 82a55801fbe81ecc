import ContainerKit
import UIKit

final class ProfilePagesController: ContainerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink
    tabBar.appearance.font = .systemFont(ofSize: 15, weight: .semibold)
    tabBar.appearance.indicator = .line(height: 3)
    tabBar.appearance.separatorColor = nil
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    Saved.page = selectedIndex
    Analytics.track("section \(page.title ?? "")")
  }
}

final class HeaderAfter: ContainerHeaderViewController {
  init(pages: [FeedViewController], header: ProfileHeaderView) {
    let container = ProfilePagesController(viewControllers: pages, selectedIndex: Saved.page)
    super.init(headerView: header, container: container)
    minimumHeaderHeight = 60
    header.heightAnchor.constraint(equalToConstant: 200).isActive = true
    onHeaderHeightChange = { header.fade(($0 - 60) / 140) }
  }

  func open(_ index: Int) { container.selectTab(at: index, animated: true) }
}
