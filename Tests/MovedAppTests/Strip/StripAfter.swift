import ContainerKit
import UIKit

final class StripAfter: ContainerViewController {
  init(pages: [UIViewController]) {
    super.init(viewControllers: pages, selectedIndex: Saved.page)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarPlacement = .top
    tabBar.tintColor = .systemPurple
    tabBar.appearance.font = .systemFont(ofSize: 15, weight: .semibold)
    tabBar.appearance.tabWidth = .title
    tabBar.appearance.tabPadding = 12
    tabBar.appearance.tabInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    tabBar.appearance.indicator = .line(height: 3, width: .title)
    tabBar.appearance.separatorColor = nil
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    Saved.page = selectedIndex
    Analytics.track("section \(page.title ?? "")")
  }
}
