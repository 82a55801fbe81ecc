import UIKit

/// A profile: a header that collapses while a list scrolls, two tabs, and a list for each.
final class HeaderBefore: UIViewController {
  private static let expandedHeight: CGFloat = 200
  private static let collapsedHeight: CGFloat = 60
  let pages: [FeedViewController]
  private(set) var currentIndex = 0
  private let header: ProfileHeaderView
  private let tabs = UIView()
  private let line = UIView()
  private let pageArea = UIView()
  private var buttons: [UIButton] = []
  private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: Self.expandedHeight)

  init(pages: [FeedViewController], header: ProfileHeaderView) {
    self.pages = pages
    self.header = header
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [pageArea, header, tabs] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), headerHeight,
      tabs.topAnchor.constraint(equalTo: header.bottomAnchor), tabs.heightAnchor.constraint(equalToConstant: 49),
      pageArea.topAnchor.constraint(equalTo: tabs.bottomAnchor),
      pageArea.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tabs.backgroundColor = .systemBackground
    line.backgroundColor = .systemPink
    for (index, page) in pages.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(page.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
      button.addAction(UIAction { [unowned self] _ in tapped(index) }, for: .touchUpInside)
      tabs.addSubview(button)
      buttons.append(button)
      page.onScroll = { [unowned self] in listDidScroll($0, index) }
    }
    tabs.addSubview(line)
    show(Saved.page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = tabs.bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 49)
      button.setTitleColor(index == currentIndex ? .systemPink : .systemGray, for: .normal)
    }
    line.frame = CGRect(x: width * CGFloat(currentIndex), y: 46, width: width, height: 3)
  }

  private func tapped(_ index: Int) {
    if index == currentIndex { return pages[index].scrollToTop() }
    open(index)
  }

  func open(_ index: Int) {
    guard index != currentIndex else { return }
    let old = pages[currentIndex]
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    show(index)
    Saved.page = index
    Analytics.track("section \(pages[index].title ?? "")")
  }

  private func show(_ index: Int) {
    currentIndex = index
    let page = pages[index]
    addChild(page)
    page.view.frame = pageArea.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageArea.addSubview(page.view)
    page.didMove(toParent: self)
    view.setNeedsLayout()
  }

  private func listDidScroll(_ scrollView: UIScrollView, _ index: Int) {
    guard index == currentIndex else { return }
    let offset = scrollView.contentOffset.y
    let height = headerHeight.constant
    if offset > 0, height > Self.collapsedHeight {
      headerHeight.constant = max(Self.collapsedHeight, height - offset)
      scrollView.contentOffset.y = 0
    } else if offset < 0, height < Self.expandedHeight {
      headerHeight.constant = min(Self.expandedHeight, height - offset)
      scrollView.contentOffset.y = 0
    }
    header.fade((headerHeight.constant - Self.collapsedHeight) / (Self.expandedHeight - Self.collapsedHeight))
  }
}
