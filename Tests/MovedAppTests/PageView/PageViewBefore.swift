import UIKit

/// Pages in a row that a finger turns.
class PagerViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]

  var currentIndex: Int { viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0 }

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
  }

  func show(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index) else { return }
    setViewControllers(
      [pages[index]], direction: index < currentIndex ? .reverse : .forward, animated: animated)
    pageDidChange()
  }

  func pageDidChange() {}

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { pageDidChange() }
  }
}

final class PageViewBefore: PagerViewController {
  private let dots = UIPageControl()
  private let nextButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dots.numberOfPages = pages.count
    dots.currentPageIndicatorTintColor = .black
    dots.isUserInteractionEnabled = false
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [unowned self] _ in show(currentIndex + 1, animated: true) }, for: .touchUpInside)
    for control in [dots, nextButton] {
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      control.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20).isActive = true
    }
    dots.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    nextButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20).isActive =
      true
    show(Saved.page, animated: false)
  }

  override func pageDidChange() {
    dots.currentPage = currentIndex
    nextButton.isHidden = currentIndex == pages.count - 1
    Saved.page = currentIndex
  }

  override func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    super.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
    Analytics.track(completed ? "swipe to \(pages[currentIndex].title ?? "")" : "swipe back")
  }
}
