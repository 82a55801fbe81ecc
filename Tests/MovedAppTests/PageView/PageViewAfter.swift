import ContainerKit
import UIKit

final class PageViewAfter: ContainerViewController {
  private let dots = UIPageControl()
  private let nextButton = UIButton(type: .system)

  init(pages: [UIViewController]) {
    super.init(viewControllers: pages, selectedIndex: Saved.page)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    isTabBarHidden = true
    dots.numberOfPages = viewControllers.count
    dots.currentPageIndicatorTintColor = .black
    dots.isUserInteractionEnabled = false
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [unowned self] _ in selectPage(.next, animated: true) }, for: .touchUpInside)
    for control in [dots, nextButton] {
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      control.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20).isActive = true
    }
    dots.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    nextButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20).isActive =
      true
    pageDidChange()
  }

  private func pageDidChange() {
    dots.currentPage = selectedIndex
    nextButton.isHidden = selectedIndex == viewControllers.count - 1
    Saved.page = selectedIndex
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    pageDidChange()
    if source == .pan { Analytics.track("swipe to \(page.title ?? "")") }
  }

  override func didCancelTransition(to page: UIViewController, source: ContainerSelectionSource) {
    super.didCancelTransition(to: page, source: source)
    Analytics.track("swipe back")
  }
}
